export const tagline = 'Patch your own history together, tile over tile: heroes, wonders, caravans and wars in three eras.';
