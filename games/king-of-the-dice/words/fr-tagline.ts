export const tagline = 'Lancez, gardez, osez : attirez nains et fées dans votre royaume, et envoyez les dragons chez le voisin.';
