import { createContext, useContext } from 'react';
import type { Framed } from '../../frame/desk-frame.types.ts';
import type { Figures } from './grid/figures.ts';
import type { RatesModel } from './rates.model.ts';

/** What the parts of the page share. */
export interface RatesOnPage {
  readonly model: RatesModel & Framed;
  readonly figures: Figures;
  /** The plans whose lines are unfolded. */
  readonly open: ReadonlySet<string>;
  /** Folds or unfolds a plan, where the page has its script. */
  readonly fold: (plan: string) => void;
}

const OnPage = createContext<RatesOnPage | null>(null);

export const RatesProvider = OnPage;

/** The page of rates that the calling component stands on. Throws outside one: a defect. */
export function useRates(): RatesOnPage {
  const page = useContext(OnPage);
  if (page === null) throw new Error('useRates is called outside the page of rates');
  return page;
}
