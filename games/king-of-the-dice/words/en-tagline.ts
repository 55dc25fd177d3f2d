export const tagline = 'Roll, keep, dare: talk dwarves and fairies into your kingdom, and send the dragons next door.';
