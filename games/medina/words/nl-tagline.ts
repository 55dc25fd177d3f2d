export const tagline = 'Iedereen bouwt aan elk paleis; de kunst is om er net vóór de anderen je dak op te zetten.';
