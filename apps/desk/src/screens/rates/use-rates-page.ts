import { startTransition, useMemo, useRef, useState } from 'react';
import type { Framed } from '../../frame/desk-frame.types.ts';
import { figuresOf } from './figures/figures.ts';
import { linesOf } from './figures/lines.ts';
import { newMarks } from './figures/marks.ts';
import type { RatesModel } from './rates.model.ts';
import type { RatesOnPage } from './rates-on-page.tsx';

/** What the parts of a page of rates share, worked out once for its figures. */
export function useRatesPage(model: RatesModel & Framed): RatesOnPage {
  const { grid } = model;
  const figures = useMemo(() => figuresOf(grid), [grid]);
  const dates = useMemo(() => grid.forecast.map(({ date }) => date), [grid]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(model.open));
  const lines = useMemo(() => linesOf(grid, open), [grid, open]);
  const [isGrid, setIsGrid] = useState(false);
  const [marks] = useState(newMarks);
  const table = useRef<HTMLDivElement | null>(null);
  return useMemo(
    () => ({
      model,
      figures,
      dates,
      lines,
      open,
      marks,
      table,
      isGrid,
      // Thousands of cells are drawn anew: in pieces, between which the page answers.
      beGrid: () => startTransition(() => setIsGrid(true)),
      fold: (plan: string) =>
        startTransition(() =>
          setOpen((before) =>
            before.has(plan) ? new Set([...before].filter((one) => one !== plan)) : new Set([...before, plan]),
          ),
        ),
    }),
    [model, figures, dates, lines, open, marks, isGrid],
  );
}
