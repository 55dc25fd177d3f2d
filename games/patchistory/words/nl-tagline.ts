export const tagline = 'Leg je eigen geschiedenis aan, tegel over tegel: helden, wonderen, karavanen en oorlogen in drie tijdperken.';
