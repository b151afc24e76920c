import { useEffect, useState, type ComponentType } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { ShownBooking } from '../booking.model.ts';
import { isConfirmedStay } from '../balance-due.ts';
import type { VoucherProps } from './voucher.lazy.tsx';

/**
 * Puts the voucher in place of the page while it is printed: one sheet with what reception and guest need. It is fetched
 * once the page is alive, and drawn when the browser begins to print; where it has not come, the page itself is printed.
 */
export function PrintVoucher({ shown }: { readonly shown: ShownBooking }) {
  const [Voucher, setVoucher] = useState<ComponentType<VoucherProps> | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const { own } = shown;
  const hasVoucher = own !== null && isConfirmedStay(shown.view);
  useEffect(() => {
    if (!hasVoucher) return undefined;
    let isHere = true;
    void import(/* webpackChunkName: "later" */ './voucher.lazy.tsx').then(
      (module) => (isHere ? setVoucher(() => module.Voucher) : undefined),
      () => undefined,
    );
    // The browser takes the page as it is when the event is over.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      isHere = false;
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [hasVoucher]);
  if (!isPrinting || Voucher === null || own === null) return null;
  return createPortal(<Voucher shown={shown} own={own} />, document.body);
}
