import { propertyClient } from '@latchkey/api-client/property';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { useNavigation, usePage } from '@latchkey/site';
import { useEffect, useRef, useState } from 'react';
import { useSignInAgain } from '../../../../session/use-sign-in-again.ts';
import { useRates } from '../../rates-on-page.tsx';
import type { Figure, FigureValue } from '../../figures/figures.ts';
import type { FigureLine } from '../../figures/lines.ts';
import type { Mark } from '../../figures/marks.ts';
import type { CellEdit } from './cell-edit.types.ts';
import type { EditProblem } from './edit.copy.ts';
import { guestsWouldPay } from './guests-pay.ts';
import { saveCells, type SaveOutcome } from './save-cells.ts';
import { unmetStay } from './unmet.ts';

/** What has been changed, and what takes it back. */
interface Step {
  readonly before: readonly CellEdit[];
  readonly after: readonly CellEdit[];
}

/** What came of a change, to be said. */
export type ToldEdit =
  | {
      readonly kind: 'problem';
      readonly problem: EditProblem;
      readonly at: Cell | null;
      readonly meant: readonly CellEdit[] | null;
    }
  | { readonly kind: 'left'; readonly cells: number }
  | null;

interface Cell {
  readonly line: FigureLine;
  readonly date: LocalDate;
}

export interface Edits {
  /** A figure as it is shown: with what is on its way to the engine. */
  readonly shown: (line: FigureLine, date: LocalDate) => Figure | null;
  /** Makes edits, shown at once; `seenAt` is when the figures were seen, those of the page where it is absent. */
  readonly make: (
    edits: readonly CellEdit[],
    more?: { readonly seenAt?: string; readonly force?: boolean; readonly left?: number },
  ) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isSaving: boolean;
  readonly told: ToldEdit;
  readonly tell: (told: ToldEdit) => void;
}

/** Changes of cells: each leaves at once and one after the other, and can be taken back as a change of its own. */
export function useEdits(): Edits {
  const { api } = usePage();
  const { refresh } = useNavigation();
  const signInAgain = useSignInAgain();
  const { model, figures, marks } = useRates();
  const client = propertyClient(api, model.frame.hotel.hotelId);
  const last = useRef<Promise<void>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const [told, tell] = useState<ToldEdit>(null);
  const [done, setDone] = useState<readonly Step[]>([]);
  const [undone, setUndone] = useState<readonly Step[]>([]);
  useEffect(() => marks.settle(figures), [marks, figures]);

  const shown: Edits['shown'] = (line, date) => {
    const figure = figures.of(line, date);
    const mark = marks.of(line.id).get(date);
    if (figure === null || mark?.value === undefined) return figure;
    return { ...figure, value: mark.value, source: mark.source, isDerived: false };
  };
  const markOf = ({ line, date, value }: CellEdit, state: 'saving' | 'saved'): Mark => {
    const figure = figures.of(line, date);
    const said: FigureValue = value === 'rule' ? (figure?.rule ?? null) : value;
    const night = line.ratePlanId === null ? undefined : figures.planOn(line.roomTypeId, line.ratePlanId, date);
    const pay =
      line.field === 'priceForPax' && night !== undefined && typeof said === 'number'
        ? guestsWouldPay(model.grid, night, line, said)
        : null;
    return { state, value: said, source: value === 'rule' ? null : 'hand', pay, line, date, pages: 0 };
  };
  const plain = (cell: Cell, state: 'refused' | 'newer', value?: FigureValue): Mark => ({
    state,
    value,
    source: value === undefined ? null : 'hand',
    pay: null,
    line: cell.line,
    date: cell.date,
    pages: 0,
  });

  const settle = (edits: readonly CellEdit[], outcome: SaveOutcome, onRefused: () => void): void => {
    if (outcome.kind === 'signed_out') {
      marks.drop(edits);
      onRefused();
      return signInAgain(model.here);
    }
    if (outcome.kind === 'saved') marks.put(edits.map((edit) => markOf(edit, 'saved')));
    else {
      marks.drop(edits);
      onRefused();
      if (outcome.kind === 'newer') {
        marks.put(outcome.cells.map((cell) => plain(cell, 'newer', cell.value)));
        tell({ kind: 'problem', problem: 'newer', at: outcome.cells[0] ?? null, meant: null });
      } else {
        marks.put(outcome.at.map((cell) => plain(cell, 'refused')));
        tell({ kind: 'problem', problem: outcome.problem, at: outcome.at[0] ?? edits[0] ?? null, meant: edits });
      }
    }
    refresh();
  };
  const send = (
    edits: readonly CellEdit[],
    { seenAt, force }: { readonly seenAt: string; readonly force: boolean },
    onRefused: () => void,
  ): void => {
    marks.put(edits.map((edit) => markOf(edit, 'saving')));
    setWaiting((count) => count + 1);
    last.current = last.current
      .then(() => saveCells(client, edits, { seenAt, force }))
      .then((outcome) => settle(edits, outcome, onRefused))
      .finally(() => setWaiting((count) => count - 1));
  };
  const again = (step: Step, which: 'before' | 'after'): void => {
    tell(null);
    marks.forget();
    send(step[which], { seenAt: model.grid.asOf, force: true }, () => undefined);
  };

  return {
    shown,
    told,
    tell,
    isSaving: waiting > 0,
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
    make(edits, { seenAt = model.grid.asOf, force = false, left = 0 } = {}) {
      tell(left === 0 ? null : { kind: 'left', cells: left });
      if (edits.length === 0) return;
      marks.forget();
      const unmet = unmetStay(edits, shown, model.grid.onSale.to);
      if (unmet !== null) {
        marks.put([plain(unmet, 'refused')]);
        return tell({ kind: 'problem', problem: unmet.fault, at: unmet, meant: null });
      }
      const before = edits.map(({ line, date }): CellEdit => {
        const stood = shown(line, date);
        const isSet = stood !== null && (stood.source === 'hand' || stood.source === 'channel');
        return { line, date, value: isSet ? stood.value : 'rule' };
      });
      const step: Step = { before, after: edits };
      setDone((steps) => [...steps, step]);
      setUndone([]);
      send(edits, { seenAt, force }, () => setDone((steps) => steps.filter((one) => one !== step)));
    },
    undo() {
      const step = done.at(-1);
      if (step === undefined) return;
      setDone((steps) => steps.slice(0, -1));
      setUndone((steps) => [...steps, step]);
      again(step, 'before');
    },
    redo() {
      const step = undone.at(-1);
      if (step === undefined) return;
      setUndone((steps) => steps.slice(0, -1));
      setDone((steps) => [...steps, step]);
      again(step, 'after');
    },
  };
}
