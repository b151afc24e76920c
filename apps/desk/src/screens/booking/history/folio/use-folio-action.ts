import { useNavigation, usePage } from '@latchkey/site';
import { useState } from 'react';
import { oneOf } from '../../../../session/one-of.ts';
import { useSignInAgain } from '../../../../session/use-sign-in-again.ts';
import { useBooking } from '../../booking-on-page.tsx';
import { folioProblems, type FolioProblem } from './folio-problems.ts';

// Comes after the page, with what other acts ask of the engine.
const acting = () => import(/* webpackChunkName: "acting" */ './perform-folio.ts');

export interface FolioPressed {
  readonly isBusy: boolean;
  readonly problem: FolioProblem | null;
  readonly press: (form: HTMLFormElement) => void;
}

/** Does what a form of the folio says without leaving the page, and shows the folio as it is then. */
export function useFolioAction(): FolioPressed {
  const { api } = usePage();
  const { refresh } = useNavigation();
  const signInAgain = useSignInAgain();
  const { model } = useBooking();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FolioProblem | null>(oneOf(folioProblems, model.typed['folio']) ?? null);
  const perform = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form);
    setBusy(true);
    setProblem(null);
    const field = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const { hotelId, reference } = model.booking;
    const said = await acting().then(
      ({ performFolio }) => performFolio(api, { hotelId, reference }, field),
      () => 'folio_unavailable' as const,
    );
    setBusy(false);
    if (said === 'signed_out') return signInAgain(model.here);
    setProblem(said);
    if (said === null) form.reset();
    if (said === null || said === 'folio_changed' || said === 'folio_not_possible') refresh();
  };
  return {
    isBusy,
    problem,
    press: (form) => {
      if (!isBusy) void perform(form);
    },
  };
}
