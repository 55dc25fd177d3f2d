export { game } from '#games/ugo';
export { animate } from './animation.ts';
export { obvious } from './arrange.ts';
export { default as Board } from './Board.svelte';
export const least = ['max(560px, 35rem)', 'max(316px, 20rem)'];
export const final = () => import('./Final.svelte');
export { sound } from './sound.ts';
export const aloud = () => import('./aloud.ts');
export const things = () => import('./things.ts');
