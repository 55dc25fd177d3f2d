export const tagline = 'Trois lots chacun : qui fera la plus grosse somme ?';
