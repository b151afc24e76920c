import { createContext, use, type ReactNode } from 'react';
import type { FramedCleaning } from './cleaning.model.ts';
import type { Pressed } from './use-cleaning.ts';

interface OnPage {
  readonly model: FramedCleaning;
  readonly pressed: Pressed;
}

const Cleaning = createContext<OnPage | null>(null);

/** Gives the parts of the page its day and what is pressed on it. */
export function CleaningOnPage({ value, children }: { readonly value: OnPage; readonly children: ReactNode }) {
  return <Cleaning value={value}>{children}</Cleaning>;
}

/** The day of the page and its presses. Throws outside of it. */
export function useCleaningPage(): OnPage {
  const value = use(Cleaning);
  if (value === null) throw new Error('no page of cleaning');
  return value;
}
