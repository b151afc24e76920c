import type { LocalDate } from '@latchkey/booking-core/dates';
import { decimalMark } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRates } from '../../rates-on-page.tsx';
import type { FigureValue } from '../../figures/figures.ts';
import { flagFields, type FigureLine } from '../../figures/lines.ts';
import type { CellEdit, Place, Range } from './cell-edit.types.ts';
import { cellAt } from './cells-in-table.ts';
import { copied } from './copied.ts';
import { filled } from './filled.ts';
import { pasted } from './pasted.ts';
import { edgesOf, placesIn, type Edges } from './range.ts';
import { readTsv, writeTsv } from './tsv.ts';
import {
  inHandAfter,
  nothingInHand,
  takenFrom,
  type Editing,
  type Read,
  type SelectionEvent,
} from './selection.state.ts';
import { signsOf } from './signs-of.ts';
import { typedValue } from './typed-value.ts';
import type { Edits } from './use-edits.ts';

export interface Selection {
  readonly range: Range | null;
  readonly editing: Editing | null;
  readonly read: Read;
  /** Goes to a cell; with `isExtended` the range reaches to it. */
  readonly goTo: (place: Place, isExtended?: boolean) => void;
  readonly edit: (place: Place, text: string | null, edits: Edits) => void;
  readonly typed: (text: string) => void;
  /** Takes the input; false where it is wrong. Then goes on to a cell, where one is named. */
  readonly commit: (edits: Edits, to: Place | null) => boolean;
  /** The field has lost the focus. */
  readonly leave: (edits: Edits) => void;
  readonly giveBack: () => void;
  readonly toggle: (place: Place, edits: Edits) => void;
  readonly toRule: (edits: Edits) => void;
  readonly fill: (towards: 'down' | 'on', edits: Edits) => void;
  readonly fillTo: (target: Edges, edits: Edits) => void;
  readonly copy: (edits: Edits) => string | null;
  readonly paste: (text: string, edits: Edits) => void;
}

/** Which cells are in hand, and what is done with them. */
export function useSelection(): Selection {
  const { locale } = usePage();
  const { model, table, lines, dates, isGrid } = useRates();
  const { grid } = model;
  const [{ range, editing }, show] = useState(nothingInHand);
  // The field loses the focus within the press that takes its input: it is taken once.
  const inHand = useRef(nothingInHand);
  const follow = (event: SelectionEvent): void => {
    inHand.current = inHandAfter(inHand.current, event);
    // The field shows its text by itself.
    if (event.kind !== 'type') show(inHand.current);
  };
  const stop = useRef<HTMLElement | null>(null);
  const signs = signsOf(grid.currency);
  const read: Read = (said, line, now) => typedValue(said, line, now, { grid, signs });
  const of = { lines, dates };

  const hold = (cell: HTMLElement | null): void => {
    if (cell === null) return;
    if (stop.current !== null && stop.current !== cell) stop.current.tabIndex = -1;
    cell.tabIndex = 0;
    stop.current = cell;
  };
  // One cell is the table’s tab stop; the lines around it may be folded or come anew.
  useEffect(() => {
    if (isGrid && stop.current?.isConnected !== true) hold(cellAt(table.current, lines, { line: 0, day: 0 }));
  });
  useLayoutEffect(() => {
    const cells = range === null ? [] : placesIn(edgesOf(range)).map((place) => cellAt(table.current, lines, place));
    for (const cell of cells) cell?.setAttribute('aria-selected', 'true');
    return () => {
      for (const cell of cells) cell?.removeAttribute('aria-selected');
    };
  }, [range, lines, table]);

  const goTo: Selection['goTo'] = (place, isExtended = false) => {
    const cell = cellAt(table.current, lines, place);
    if (cell === null) return;
    hold(cell);
    cell.focus({ preventScroll: false });
    follow({ kind: 'go', place, isExtended });
  };
  const edgesInHand = (): Edges | null => (range === null ? null : edgesOf(range));
  const cellsInHand = (edits: Edits): { line: FigureLine; date: LocalDate }[] => {
    const edges = edgesInHand();
    return (edges === null ? [] : placesIn(edges)).flatMap(({ line: at, day }) => {
      const [line, date] = [lines[at], dates[day]];
      return line?.kind === 'figure' && date !== undefined && edits.shown(line, date) !== null ? [{ line, date }] : [];
    });
  };
  const writeOut = (line: FigureLine, value: FigureValue): string =>
    copied(
      { top: 0, bottom: 0, first: 0, last: 0 },
      {
        lines: [line],
        dates: [grid.from],
        shown: () => ({ value, isDerived: false }),
        currency: grid.currency,
        mark: decimalMark(locale),
      },
    )[0]?.[0] ?? '';

  const selection: Selection = {
    range,
    editing,
    read,
    goTo,
    edit(at, begun, edits) {
      const [line, date] = [lines[at.line], dates[at.day]];
      const figure = line?.kind === 'figure' && date !== undefined ? edits.shown(line, date) : null;
      if (line?.kind !== 'figure' || date === undefined || figure === null) return;
      const text = begun ?? writeOut(line, figure.value);
      follow({ kind: 'edit', cell: { at, line, date, text, isBegun: begun !== null, seenAt: grid.asOf } });
    },
    typed(text) {
      follow({ kind: 'type', text });
    },
    commit(edits, to) {
      const { editing: left } = inHand.current;
      if (left === null) return true;
      const taken = takenFrom(inHand.current, read, edits.shown(left.line, left.date));
      if ('fault' in taken) {
        follow({ kind: 'refuse' });
        return false;
      }
      follow({ kind: 'stop' });
      goTo(to ?? left.at);
      if (taken.edit !== null) edits.make([taken.edit], { seenAt: left.seenAt });
      return true;
    },
    leave(edits) {
      const { editing: left } = inHand.current;
      if (left === null) return;
      const { line, date, seenAt } = left;
      const taken = takenFrom(inHand.current, read, edits.shown(line, date));
      follow({ kind: 'stop' });
      if ('fault' in taken) edits.tell({ kind: 'problem', problem: taken.fault, at: { line, date }, meant: null });
      else if (taken.edit !== null) edits.make([taken.edit], { seenAt });
    },
    giveBack() {
      const { editing: left } = inHand.current;
      if (left === null) return;
      follow({ kind: 'stop' });
      goTo(left.at);
    },
    toggle({ line: at, day }, edits) {
      const [line, date] = [lines[at], dates[day]];
      if (line?.kind !== 'figure' || date === undefined || !isFlag(line)) return;
      const stands = edits.shown(line, date);
      if (stands !== null) edits.make([{ line, date, value: stands.value !== true }]);
    },
    toRule(edits) {
      const set = cellsInHand(edits).filter(({ line, date }) => {
        const source = edits.shown(line, date)?.source;
        return source === 'hand' || source === 'channel';
      });
      edits.make(set.map((cell): CellEdit => ({ ...cell, value: 'rule' })));
    },
    fill(towards, edits) {
      const edges = edgesInHand();
      if (edges === null) return;
      const source = towards === 'down' ? { ...edges, bottom: edges.top } : { ...edges, last: edges.first };
      const made = filled(source, edges, { ...of, shown: edits.shown });
      edits.make(made.edits, { left: made.left });
    },
    fillTo(target, edits) {
      const edges = edgesInHand();
      if (edges === null) return;
      const made = filled(edges, target, { ...of, shown: edits.shown });
      follow({ kind: 'span', edges: target });
      edits.make(made.edits, { left: made.left });
    },
    copy(edits) {
      const edges = edgesInHand();
      if (edges === null) return null;
      const { currency } = grid;
      return writeTsv(copied(edges, { ...of, shown: edits.shown, currency, mark: decimalMark(locale) }));
    },
    paste(said, edits) {
      const edges = edgesInHand();
      if (edges === null) return;
      const made = pasted(readTsv(said), edges, { ...of, shown: edits.shown, read });
      if ('edits' in made) return edits.make(made.edits, { left: made.left });
      const { fault, line, date } = made;
      edits.tell({
        kind: 'problem',
        problem: fault,
        at: line === null || date === null ? null : { line, date },
        meant: null,
      });
    },
  };
  return selection;
}

export const isFlag = ({ field }: FigureLine): boolean => (flagFields as readonly string[]).includes(field);
