/** Where a cell lies, in units of 100 to a square. */

import { type Cell, cellFrom, WIDTH } from '#games/patchistory';

export const rowOf = (cell: Cell) => Math.floor(cell / WIDTH);
export const columnOf = (cell: Cell) => cell % WIDTH;

/** The line around these cells. */
export function outline(cells: readonly Cell[]): string {
  const lines: string[] = [];
  for (const cell of cells) {
    const [x, y] = [100 * columnOf(cell), 100 * rowOf(cell)];
    const draw = (beside: Cell, line: string) => cells.includes(beside) || lines.push(line);
    draw(cellFrom(cell, -WIDTH), `M${x} ${y}h100`);
    draw(cellFrom(cell, WIDTH), `M${x} ${y + 100}h100`);
    draw(cellFrom(cell, -1), `M${x} ${y}v100`);
    draw(cellFrom(cell, 1), `M${x + 100} ${y}v100`);
  }
  return lines.join('');
}
