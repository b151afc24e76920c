import { propertyClient } from '@latchkey/api-client/property';
import { useNavigation, usePage } from '@latchkey/site';
import { useRef, useState } from 'react';
import { useSignInAgain } from '../../session/use-sign-in-again.ts';
import { performAct } from './perform-act.ts';
import type { NamedBooking, PlanAct, PlanDone, PlanProblem } from './plan-acts.types.ts';
import type { FramedRooms } from './rooms.model.ts';

/** What has just been done, and what takes it back, one after the other. */
export interface Done {
  readonly act: PlanAct;
  readonly moved: readonly NamedBooking[];
  readonly undo: readonly PlanAct[];
}

export interface PlanActs {
  readonly isBusy: boolean;
  readonly problem: PlanProblem | null;
  readonly done: Done | null;
  /** Does an act, after those that make way for it; `undoOf` says what takes all of it back, once it is done. */
  readonly press: (
    act: PlanAct,
    undoOf: (done: PlanDone) => readonly PlanAct[],
    then?: () => void,
    before?: readonly PlanAct[],
  ) => void;
  readonly undo: () => void;
  readonly forget: () => void;
}

/** Does acts without leaving the page, one at a time, and shows the plan as it is then. */
export function useActs(model: FramedRooms): PlanActs {
  const { api } = usePage();
  const { refresh } = useNavigation();
  const signInAgain = useSignInAgain();
  const isUnderWay = useRef(false);
  const [state, setState] = useState<Pick<PlanActs, 'isBusy' | 'problem' | 'done'>>({
    isBusy: false,
    problem: null,
    done: null,
  });
  const client = propertyClient(api, model.frame.hotel.hotelId);
  const all = async (acts: readonly PlanAct[], doneBy: (last: PlanDone) => Done | null): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setState({ isBusy: true, problem: null, done: null });
    let last: PlanDone = { moved: [], closureId: null };
    let problem: PlanProblem | null = null;
    for (const act of acts) {
      const outcome = await performAct(client, act);
      if (outcome === 'signed_out') {
        isUnderWay.current = false;
        setState({ isBusy: false, problem: null, done: null });
        signInAgain(model.here);
        return false;
      }
      if ('code' in outcome) {
        problem = outcome;
        break;
      }
      last = outcome;
    }
    isUnderWay.current = false;
    setState({ isBusy: false, problem, done: problem === null ? doneBy(last) : null });
    // Without the engine the plan stays as it is.
    if (problem?.code !== 'unavailable') refresh();
    return problem === null;
  };
  return {
    ...state,
    press: (act, undoOf, then, before = []) =>
      void all([...before, act], (done) => ({ act, moved: done.moved, undo: undoOf(done) })).then((isDone) =>
        isDone ? then?.() : undefined,
      ),
    undo: () => {
      if (state.done !== null) void all(state.done.undo, () => null);
    },
    forget: () => setState((before) => ({ ...before, problem: null, done: null })),
  };
}
