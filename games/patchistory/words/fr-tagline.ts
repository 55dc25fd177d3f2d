export const tagline = 'Recousez l’Histoire tuile par-dessus tuile : héros, merveilles, caravanes et guerres en trois ères.';
