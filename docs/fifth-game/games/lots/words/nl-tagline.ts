export const tagline = 'Ieder drie loten: wie haalt de hoogste som?';
