import type { ReactNode } from 'react';

interface CheckedStayProps {
  readonly hotel: { readonly id: number; readonly name: string };
  /** ISO dates; null for a stay by the hour, which no checker compares. */
  readonly nights: { readonly checkIn: string; readonly checkOut: string } | null;
}

/** Which hotel and nights the total of a page is for, as price checkers match it with what they were told. */
export const CheckedStay = ({ hotel, nights }: CheckedStayProps): ReactNode => (
  <>
    <meta itemProp="name" content={hotel.name} />
    <meta itemProp="identifier" content={String(hotel.id)} />
    {nights === null ? null : (
      <>
        <meta itemProp="checkinTime" content={nights.checkIn} />
        <meta itemProp="checkoutTime" content={nights.checkOut} />
      </>
    )}
  </>
);
