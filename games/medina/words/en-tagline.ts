export const tagline = 'Everybody builds every palace; the art is to put your roof on it a moment before the others do.';
