import { usePage } from '@latchkey/site';
import { visitAtom } from '@latchkey/visit';
import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

/** Tells the visit how this hotel is paid online, so that the payment window is opened by it. */
export function useVisitPayment(): void {
  const payment = usePage().site.hotel?.payment;
  const setVisit = useSetAtom(visitAtom);
  // In a layout effect: the press that made React hydrate the page is repeated right after, and opens the payment
  // window.
  useLayoutEffect(() => {
    const [paymentProvider, bnplConfig] = [payment?.gateway ?? null, payment?.bnpl ?? null];
    setVisit((visit) => ({ ...visit, paymentProvider, bnplConfig }));
  }, [setVisit, payment]);
}
