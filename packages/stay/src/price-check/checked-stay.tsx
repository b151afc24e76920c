import type { ReactNode } from 'react';

interface CheckedStayProps {
  readonly hotel: {
    readonly id: number;
    readonly name: string;
    /** By the names of schema.org; absent where an older engine answers. */
    readonly postalAddress?: Readonly<Partial<Record<string, string>>> | undefined;
  };
  /** ISO dates; null for a stay by the hour, which no checker compares. */
  readonly nights: { readonly checkIn: string; readonly checkOut: string } | null;
}

/**
 * Which hotel and nights the total of a page is for, as price checkers match it with what they were told: name,
 * identifier and address are what the guide's reference asks of a hotel.
 */
export const CheckedStay = ({ hotel, nights }: CheckedStayProps): ReactNode => (
  <>
    <meta itemProp="name" content={hotel.name} />
    <meta itemProp="identifier" content={String(hotel.id)} />
    {hotel.postalAddress && (
      <span hidden itemProp="address" itemScope itemType="https://schema.org/PostalAddress">
        {Object.entries(hotel.postalAddress).map(([name, content]) => (
          <meta key={name} itemProp={name} content={content} />
        ))}
      </span>
    )}
    {nights === null ? null : (
      <>
        <meta itemProp="checkinTime" content={nights.checkIn} />
        <meta itemProp="checkoutTime" content={nights.checkOut} />
      </>
    )}
  </>
);
