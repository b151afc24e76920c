import { useNavigation, usePage } from '@latchkey/site';
import { useState } from 'react';
import { useSignInAgain } from '../../session/use-sign-in-again.ts';
import type { Framed } from '../../frame/desk-frame.types.ts';
import { acts } from './acts.table.ts';
import { settleUrl } from './at-departure.ts';
import { performAct } from './perform-act.ts';
import type { Press, TodayModel, TodayProblem } from './today.model.ts';

/** What has come of presses since the page was loaded. */
export interface ActionState {
  readonly busy: Press | null;
  readonly done: Press | null;
  readonly problem: TodayProblem | null;
  readonly press: (press: Press) => void;
  readonly forget: () => void;
}

/** Does acts without leaving the page, one after the other, and shows the day as it is then. */
export function useAction(model: TodayModel & Framed): ActionState {
  const { api } = usePage();
  const { go, refresh } = useNavigation();
  const signInAgain = useSignInAgain();
  const [state, setState] = useState<Pick<ActionState, 'busy' | 'done' | 'problem'>>({
    busy: null,
    done: model.done,
    problem: model.problem,
  });
  const act = async (press: Press): Promise<void> => {
    setState({ busy: press, done: null, problem: null });
    const problem = await performAct(api, model.frame.hotel.hotelId, press);
    if (problem === 'signed_out') {
      setState({ busy: null, done: null, problem: null });
      return signInAgain(model.here);
    }
    // More is owed than the page knows: it is settled on the booking.
    if (problem === 'owes') return go(settleUrl(model.frame.hotel.hotelId, press.booking));
    const isUndone = acts[press.act].undo !== null && problem === null;
    setState({ busy: null, done: isUndone ? press : null, problem });
    // Without the engine the page and its question stay.
    if (problem === 'unavailable') return undefined;
    if (model.asked === null) refresh();
    else go(model.here, { replace: true, keepScroll: true });
    return undefined;
  };
  return {
    ...state,
    press: (press) => {
      if (state.busy === null) void act(press);
    },
    forget: () => setState((before) => ({ ...before, done: null })),
  };
}
