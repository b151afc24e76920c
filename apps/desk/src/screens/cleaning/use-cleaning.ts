import { useNavigation, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import type { UnitState } from '@latchkey/booking-core/units';
import { useRef, useState } from 'react';
import { useSignInAgain } from '../../session/use-sign-in-again.ts';
import type { CleaningProblem, Done, FramedCleaning } from './cleaning.model.ts';
import { setState, type SetState } from './set-state.ts';

/** What has come of presses since the page was loaded. */
export interface Pressed {
  /** The room whose press is under way. */
  readonly busy: string | null;
  readonly done: Done | null;
  readonly problem: CleaningProblem | null;
  readonly press: (set: SetState) => void;
}

/** Sets states without leaving the page, one after the other, and shows the day as it is then. */
export function useCleaning(model: FramedCleaning): Pressed {
  const { api } = usePage();
  const { refresh } = useNavigation();
  const signInAgain = useSignInAgain();
  const { hotelId } = model.frame.hotel;
  const [state, setPressed] = useState<Omit<Pressed, 'press'>>({
    busy: null,
    done: model.done,
    problem: model.problem,
  });
  // What was set from here and the day does not show yet: who presses again meanwhile is not somebody else.
  const own = useRef<{ readonly units: unknown; readonly states: Map<string, UnitState> } | null>(null);
  const act = async (pressed: SetState): Promise<void> => {
    if (own.current?.units !== model.units) own.current = { units: model.units, states: new Map() };
    const { states } = own.current;
    const set = { ...pressed, was: states.get(pressed.unitId) ?? pressed.was };
    setPressed({ busy: set.unitId, done: null, problem: null });
    const problem = await setState(api, hotelId, set);
    if (problem === null) states.set(set.unitId, set.state);
    if (problem === 'signed_out') {
      setPressed({ busy: null, done: null, problem: null });
      return signInAgain(deskUrl('cleaning', { hotelId }));
    }
    const done = problem === null ? { act: set.state, unitId: set.unitId, was: set.was } : null;
    setPressed({ busy: null, done, problem });
    // Without the engine the page stays as it is: there is nothing newer to show.
    if (problem !== 'unavailable') refresh();
    return undefined;
  };
  return {
    ...state,
    press: (set) => {
      if (state.busy === null) void act(set);
    },
  };
}
