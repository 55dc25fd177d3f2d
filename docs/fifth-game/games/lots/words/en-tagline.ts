export const tagline = 'Three lots each: let’s see whose add up to the most.';
