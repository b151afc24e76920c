import { usePage } from '@latchkey/site';
import { StayBill, type StayBillProps } from '@latchkey/ui/stay-bill';
import type { ReactNode } from 'react';

export type ChosenBillProps = Pick<StayBillProps, 'bill' | 'nameOf' | 'promotions' | 'unit'>;

/** The bill of what is chosen, its total tagged as the page's. */
export function ChosenBill(props: ChosenBillProps): ReactNode {
  const { locale } = usePage();
  return <StayBill {...props} locale={locale} totalProps={{ 'data-price': 'total' }} />;
}
