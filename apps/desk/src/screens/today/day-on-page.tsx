import { createContext, useContext } from 'react';
import type { Framed } from '../../frame/desk-frame.types.ts';
import type { Press, TodayModel } from './today.model.ts';

/** What the lines of the page share. */
export interface DayOnPage {
  readonly model: TodayModel & Framed;
  /** What is under way. */
  readonly busy: Press | null;
  /** Does what was pressed, where the page has its script. */
  readonly press: (press: Press) => void;
}

const OnPage = createContext<DayOnPage | null>(null);

export const DayProvider = OnPage;

/** The day that the calling component stands on. Throws outside one: a defect. */
export function useDay(): DayOnPage {
  const day = useContext(OnPage);
  if (day === null) throw new Error('useDay is called outside the page of a day');
  return day;
}
