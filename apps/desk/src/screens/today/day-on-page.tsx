import { createContext, useContext, type ReactNode } from 'react';
import type { Framed } from '../../frame/desk-frame.types.ts';
import type { TodayModel } from './today.model.ts';
import { useAction, type ActionState } from './use-action.ts';

/** What the lines of the page share. */
export interface DayOnPage {
  readonly model: TodayModel & Framed;
}

const OnPage = createContext<DayOnPage['model'] | null>(null);
const Pressing = createContext<ActionState | null>(null);

/** A day that can be worked on. What comes of a press is told apart from the day: a press draws no line anew but its own. */
export function DayProvider({ model, children }: DayOnPage & { readonly children: ReactNode }) {
  const pressed = useAction(model);
  return (
    <OnPage value={model}>
      <Pressing value={pressed}>{children}</Pressing>
    </OnPage>
  );
}

/** The day that the calling component stands on. Throws outside one: a defect. */
export function useDay(): DayOnPage {
  const model = useContext(OnPage);
  if (model === null) throw new Error('useDay is called outside the page of a day');
  return { model };
}

/** What has come of the presses on the page. Throws outside a day: a defect. */
export function useDayAction(): ActionState {
  const pressed = useContext(Pressing);
  if (pressed === null) throw new Error('useDayAction is called outside the page of a day');
  return pressed;
}
