export const tagline = 'Tout le monde bâtit tous les palais ; l’art est d’y poser son toit juste avant les autres.';
