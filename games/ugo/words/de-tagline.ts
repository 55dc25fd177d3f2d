export const tagline = 'Gewinn die richtigen Stiche, begrab das falsche Land und sorg dafür, dass dir nie die Bauern ausgehen.';
