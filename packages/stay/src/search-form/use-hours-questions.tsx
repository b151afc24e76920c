import { useNavigation } from '@latchkey/site';
import { Suspense, type ReactNode } from 'react';
import type { AskedHours } from '../stay-model.types.ts';
import type { HoursSearchProps } from './hours-search.types.ts';
import { HoursDialogs } from './lazy-dialogs.ts';
import { useAsked } from './use-asked.ts';
import { useOpenQuestion } from './use-asking.ts';

/** The dialogs of day and guests of an hourly stay; an answer opens the page of its results. `name` tells it from others there. */
export function useHoursQuestions(
  name: string,
  { hotel, today, asked: ofPage, to }: HoursSearchProps,
): {
  /** The day and guests to show. */
  readonly asked: AskedHours;
  readonly ask: ReturnType<typeof useOpenQuestion>['ask'];
  /** For the end of the component: nothing until a question was asked. */
  readonly dialogs: ReactNode;
} {
  const { go } = useNavigation();
  const { open, wasOpened, ask, close } = useOpenQuestion(name);
  const [asked, setAsked] = useAsked(ofPage);
  const search = (next: AskedHours): void => {
    close();
    setAsked(next);
    go(to(next));
  };
  const dialogs = wasOpened ? (
    <Suspense fallback={null}>
      <HoursDialogs
        open={open}
        name={name}
        onClose={close}
        hotel={hotel}
        today={today}
        asked={asked}
        onDate={(date) => search({ ...asked, date })}
        onGuests={(guests) => search({ ...asked, guests })}
      />
    </Suspense>
  ) : null;
  return { asked, ask, dialogs };
}
