export { game } from '#games/king-of-the-dice';
export { animate } from './animation.ts';
export { default as Board } from './Board.svelte';
export const least = ['560px', '280px'];
export const final = () => import('./Final.svelte');
export { sound } from './sound.ts';
export const aloud = () => import('./aloud.ts');
export const things = () => import('./things.ts');
