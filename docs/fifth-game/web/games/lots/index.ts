import type { BoardModule } from '../board.ts';

export { game } from '#games/lots';
export { default as Board } from './Board.svelte';

export const animate: BoardModule['animate'] = (_before, _events, after) => [{ sight: after, pause: 0 }];
