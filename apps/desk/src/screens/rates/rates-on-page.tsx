import type { LocalDate } from '@latchkey/booking-core/dates';
import { createContext, useContext, type RefObject } from 'react';
import type { Framed } from '../../frame/desk-frame.types.ts';
import type { Figures } from './figures/figures.ts';
import type { Line } from './figures/lines.ts';
import type { Marks } from './figures/marks.ts';
import type { RatesModel } from './rates.model.ts';

/** What the parts of the page share. */
export interface RatesOnPage {
  readonly model: RatesModel & Framed;
  readonly figures: Figures;
  /** The nights in view. */
  readonly dates: readonly LocalDate[];
  /** The lines below the head. */
  readonly lines: readonly Line[];
  /** The plans whose lines are unfolded. */
  readonly open: ReadonlySet<string>;
  /** Folds or unfolds a plan, where the page has its script. */
  readonly fold: (plan: string) => void;
  /** What is being saved, was refused, or is somebody’s newer figure. */
  readonly marks: Marks;
  readonly table: RefObject<HTMLDivElement | null>;
  /** Whether the table can be typed in by now. */
  readonly isGrid: boolean;
  readonly beGrid: () => void;
}

const OnPage = createContext<RatesOnPage | null>(null);

export const RatesProvider = OnPage;

/** The page of rates that the calling component stands on. Throws outside one: a defect. */
export function useRates(): RatesOnPage {
  const page = useContext(OnPage);
  if (page === null) throw new Error('useRates is called outside the page of rates');
  return page;
}
