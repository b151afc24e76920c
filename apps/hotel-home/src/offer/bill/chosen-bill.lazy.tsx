import { usePage } from '@latchkey/site';
import { StayBill, type StayBillProps } from '@latchkey/ui/stay-bill';
import { checkedOffer } from '@latchkey/stay/price-check';
import type { ChosenStay } from '@latchkey/stay/use-stay';
import type { ReactNode } from 'react';
import * as styles from './chosen-bill.module.css';
import { PromoCode } from './promo-code.island.tsx';
import { Sleeping } from './sleeping.island.tsx';

export interface ChosenBillProps extends Pick<StayBillProps, 'bill' | 'nameOf' | 'promotions' | 'unit'> {
  readonly stay: ChosenStay;
  /** Named above the bill where it is what is chosen. */
  readonly packages?: readonly { readonly packageId: string; readonly name: string }[] | undefined;
  /** Whether its total is the page's own, which price checkers read; the same bill in a sheet is not. */
  readonly isPages?: boolean;
}

const pagesTotal = { 'data-price': 'total', ...checkedOffer } as const;

/** The bill of what is chosen so far, its promo code, and who sleeps in which room. */
export function ChosenBill({ stay, packages = [], isPages = true, ...bill }: ChosenBillProps): ReactNode {
  const { locale } = usePage();
  const named = packages.find(({ packageId }) => packageId === stay.packageId);
  return (
    <>
      {named === undefined ? null : <p className={styles.package}>{named.name}</p>}
      <StayBill
        {...bill}
        couponCode={stay.promoCode.applied ?? undefined}
        locale={locale}
        totalProps={isPages ? pagesTotal : undefined}
      />
      <PromoCode stay={stay} />
      <Sleeping stay={stay} />
    </>
  );
}
