export const tagline = 'Gagnez les bons plis, enterrez les mauvaises terres et ne manquez jamais de bras.';
