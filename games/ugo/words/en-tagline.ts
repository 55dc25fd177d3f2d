export const tagline = 'Win the right tricks, bury the wrong lands, and never run short of farmers.';
