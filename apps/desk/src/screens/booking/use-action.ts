import { useNavigation, usePage } from '@latchkey/site';
import { withSearch } from '@latchkey/site/urls';
import { useEffect, useState } from 'react';
import { useSignInAgain } from '../../session/use-sign-in-again.ts';
import type { ActName } from './acts.table.ts';
import type { BookingModel, BookingProblem } from './booking.model.ts';

// Comes after the page: what an act asks of the engine is nothing that the page shows.
const acting = () => import(/* webpackChunkName: "acting" */ './acts/perform-act.ts');

/** As long as the booking is waited for to stand as it is now, in milliseconds. */
const longestMs = 3000;

/** What has come of presses since the page was loaded. */
export interface ActionState {
  readonly busy: ActName | null;
  readonly problem: BookingProblem | null;
  readonly press: (act: ActName, form: FormData) => void;
}

/** Does acts without leaving the page, one after the other, and shows the booking as it is then. */
export function useAction(model: BookingModel): ActionState {
  const { api } = usePage();
  const { go, refresh } = useNavigation();
  const signInAgain = useSignInAgain();
  const [state, setState] = useState<Pick<ActionState, 'busy' | 'problem'>>({ busy: null, problem: model.problem });
  // A reason is said beside the booking as it stands by then: pressed again before, it would be refused for the same one.
  const [late, setLate] = useState<{ readonly on: BookingModel; readonly problem: BookingProblem } | null>(null);
  useEffect(() => {
    if (late === null) return undefined;
    const say = (): void => {
      setLate(null);
      setState({ busy: null, problem: late.problem });
    };
    const timer = setTimeout(say, late.on === model ? longestMs : 0);
    return () => clearTimeout(timer);
  }, [late, model]);
  useEffect(() => {
    // Where it cannot come yet the press asks again.
    acting().catch(() => undefined);
  }, []);
  const perform = async (act: ActName, form: FormData): Promise<void> => {
    setState({ busy: act, problem: null });
    const field = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const { link, booking } = model;
    const aimed = { at: link === undefined ? booking.hotelId : { link }, reference: booking.reference, act };
    const problem = await acting().then(
      ({ performAct }) => performAct(api, aimed, field),
      () => 'unavailable' as const,
    );
    if (problem !== null && problem !== 'signed_out' && problem !== 'unavailable') {
      // The form keeps its input, beside the booking as it stands now.
      setLate({ on: model, problem });
      return refresh();
    }
    setState({ busy: null, problem: problem === 'signed_out' ? null : problem });
    if (problem === 'signed_out') return signInAgain(model.atDesk);
    if (problem === null) go(withSearch(model.here, { done: act } as never), { replace: true, keepScroll: true });
    return undefined;
  };
  return {
    ...state,
    press: (act, form) => {
      if (state.busy === null) void perform(act, form);
    },
  };
}
