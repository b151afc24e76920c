import type { Line } from '../../figures/lines.ts';
import type { Place } from './cell-edit.types.ts';

/** The cell of a place, where it is drawn. */
export function cellAt(table: HTMLElement | null, lines: readonly Line[], { line, day }: Place): HTMLElement | null {
  const row = table?.querySelector(`[data-row="${CSS.escape(lines[line]?.id ?? '')}"]`);
  const cell = row?.children[day + 1];
  return cell instanceof HTMLElement ? cell : null;
}

/** The place of a cell that an element lies in; null of what lies in none. */
export function placeOf(element: Element | null, lines: readonly Line[]): Place | null {
  const cell = element?.closest('[role=gridcell]');
  const row = cell?.parentElement;
  if (cell === null || cell === undefined || row === null || row === undefined) return null;
  const line = lines.findIndex(({ id }) => id === row.dataset['row']);
  const day = [...row.children].indexOf(cell) - 1;
  return line < 0 || day < 0 ? null : { line, day };
}
