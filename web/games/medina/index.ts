export { game } from '#games/medina';
export { animate } from './animation.ts';
export { default as Board } from './Board.svelte';
export const least = ['max(560px, 35rem)', '280px'];
export const final = () => import('./Final.svelte');
export { sound } from './sound.ts';
export const aloud = () => import('./aloud.ts');
export const things = () => import('./things.ts');
