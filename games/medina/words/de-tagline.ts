export const tagline = 'Alle bauen an allen Palästen; die Kunst ist, sein Dach einen Moment vor den anderen zu setzen.';
