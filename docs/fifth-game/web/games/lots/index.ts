import type { BoardModule } from '../board.ts';

export { default as Board } from './Board.svelte';

export const frames: BoardModule['frames'] = (_before, _events, after) => [{ sight: after, pause: 0 }];
