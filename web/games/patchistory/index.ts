export { game } from '#games/patchistory';
export { animate } from './animation.ts';
export { obvious } from './asking.ts';
export { default as Board } from './Board.svelte';
export const least = ['max(560px, 32rem)', 'max(290px, 44rem - 414px)'];
export const final = () => import('./Final.svelte');
export { sound } from './sound.ts';
export const aloud = () => import('./aloud.ts');
export const things = () => import('./things.ts');
