import { usePage } from '@latchkey/site';
import { useState } from 'react';
import type { PasskeyAct, PasskeyProblem } from './passkey-acts.ts';

/** What came of pressing for a passkey, and the press itself: one at a time. */
export interface PasskeyPressed {
  readonly isBusy: boolean;
  readonly problem: PasskeyProblem | null;
  readonly press: () => void;
}

/** Does an act with a passkey when it is pressed for, and `onDone` after it. */
export function usePasskey(act: PasskeyAct, onDone: () => void): PasskeyPressed {
  const { api } = usePage();
  const [state, setState] = useState<Pick<PasskeyPressed, 'isBusy' | 'problem'>>({ isBusy: false, problem: null });
  const run = async (): Promise<void> => {
    setState({ isBusy: true, problem: null });
    const problem = await act(api);
    setState({ isBusy: false, problem });
    if (problem === null) onDone();
  };
  return {
    ...state,
    press: () => {
      if (!state.isBusy) void run();
    },
  };
}
