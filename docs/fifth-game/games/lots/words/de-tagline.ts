export const tagline = 'Für jeden drei Lose: Wer kommt auf die höchste Summe?';
