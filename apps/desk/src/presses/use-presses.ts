import { useEffect, useEffectEvent, useState } from 'react';
import { hearDesk, type DeskNews } from '../session/desk-news.ts';
import { fillBack } from './fill-back.ts';
import { keepTyped, takeTyped } from './kept-typed.ts';
import { leaveFor } from './leave-for.ts';
import { pathHere } from './path-of.ts';
import { personOf } from './person-of.ts';
import type { Said } from './said.types.ts';
import { useAgain } from './use-again.ts';
import { useStanding } from './use-standing.ts';
import { useTouched } from './use-touched.ts';
import { watchPresses, type Watching } from './watch-presses.ts';

/** What the page says of presses, and what the person can do about it. */
export interface PressesOnPage {
  readonly said: Said | null;
  readonly forget: () => void;
  /** Goes to sign in, and keeps the input for when the person is back. */
  readonly signIn: (to: string) => void;
  /** Loads the page anew, and fills it as it was. */
  readonly reload: () => void;
}

/** As long as a form that nobody opens is waited for, in milliseconds. */
const openedWithinMs = 10 * 60_000;

/** Watches the presses of a page, and knows what is to be said of the last one. */
export function usePresses(model: object): PressesOnPage {
  const [said, say] = useState<Said | null>(null);
  const typed = useTouched();
  const standing = useStanding(model);
  const person = personOf(model);
  const keep = (page: string): void => {
    if (person !== null) keepTyped({ person, page, at: Date.now(), forms: typed() });
  };
  const onNews = useEffectEvent((news: DeskNews) => {
    if (news.kind === 'stands') standing.begin();
    else if (news.kind === 'leaving') keep(backFrom(news.to));
    else say(news);
  });
  const showAgain = useAgain(model);
  const onAgain: Watching['onAgain'] = useEffectEvent((form, address, returned) => showAgain(form, address, returned));
  useEffect(() => {
    hearDesk((news) => onNews(news));
    const stop = watchPresses({
      onNoLine: () => say({ kind: 'no_line' }),
      onSending: () => say(null),
      onSent: (sent, isOnce) => say(sent.kind === 'unknown' ? { kind: 'unknown', isOnce } : sent),
      onAgain: (form, address, returned) => onAgain(form, address, returned),
      onLedOn: leaveFor,
    });
    document.documentElement.dataset['presses'] = 'watched';
    return () => {
      delete document.documentElement.dataset['presses'];
      hearDesk(null);
      stop();
    };
  }, []);
  useEffect(
    () =>
      person === null
        ? undefined
        : fillBack(takeTyped(person, pathHere(), Date.now()), openedWithinMs, () => say({ kind: 'filled' })),
    [person],
  );
  return {
    said: said ?? standing.said,
    forget: () => say(null),
    signIn: (to) => {
      keep(backFrom(to));
      location.assign(to);
    },
    reload: () => {
      keep(pathHere());
      location.reload();
    },
  };
}

const backFrom = (to: string): string => new URL(to, location.href).searchParams.get('to') ?? '';
