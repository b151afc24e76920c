import { useNavigation, usePage } from '@latchkey/site';
import { useState } from 'react';
import { oneOf } from '../../../../session/one-of.ts';
import { useSignInAgain } from '../../../../session/use-sign-in-again.ts';
import { useBooking } from '../../booking-on-page.tsx';
import { depositProblems, type DepositProblem } from './deposit-problems.ts';

// Comes after the page, with what other acts ask of the engine.
const acting = () => import(/* webpackChunkName: "acting" */ './perform-deposit.ts');

interface DepositPressed {
  readonly isBusy: boolean;
  readonly problem: DepositProblem | null;
  readonly press: (form: FormData) => void;
}

/** Does what a form of the deposit says without leaving the page, and shows the booking as it is then. */
export function useDepositAction(): DepositPressed {
  const { api } = usePage();
  const { refresh } = useNavigation();
  const signInAgain = useSignInAgain();
  const { model } = useBooking();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<DepositProblem | null>(oneOf(depositProblems, model.typed['deposit']) ?? null);
  const perform = async (form: FormData): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const field = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const { hotelId, reference } = model.booking;
    const aimed = { hotelId, reference };
    const said = await acting().then(
      ({ performDeposit }) => performDeposit(api, aimed, field),
      () => 'deposit_unavailable' as const,
    );
    setBusy(false);
    if (said === 'signed_out') return signInAgain(model.here);
    setProblem(said);
    if (said === null || said === 'deposit_not_held' || said === 'deposit_changed') refresh();
  };
  return {
    isBusy,
    problem,
    press: (form) => {
      if (!isBusy) void perform(form);
    },
  };
}
