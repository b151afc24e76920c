import { agreedPriceOf, type Bill, type RoomLine } from '@latchkey/booking-core/pricing';
import type { Promotion } from '@latchkey/booking-core/promotion';
import { countedName } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import type { Locale } from '@latchkey/site/urls';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BillTable, BillLine, type BillLineProps } from '../bill/bill.tsx';
import { MachinePrice } from '../price/machine-price.tsx';
import { Price } from '../price/price.tsx';
import { FeeLines } from './fee-lines.tsx';
import { OfferLine } from './offer-line.tsx';
import { TaxLines } from './tax-lines.tsx';

export interface StayBillProps {
  readonly bill: Bill;
  readonly locale: Locale;
  /** A room and its plan in words: "Teak King, breakfast". */
  readonly nameOf: (line: RoomLine) => string;
  /** The property's offers, to say how a discount came about. */
  readonly promotions?: readonly Promotion[] | undefined;
  /** The code that the additional discount was given for. */
  readonly couponCode?: string | undefined;
  /** Hourly stays have no nights to count. */
  readonly unit?: 'night' | 'stay' | undefined;
  /** What the booking costs, in minor units, where it has been made: another sum than the bill's total was agreed with the hotel. */
  readonly bookedTotal?: number | undefined;
  /** Lines after the total: what is paid now, what at reception. */
  readonly children?: ReactNode;
  /** Attributes of the total's cell where it is the one total of a page that price checkers read, in an offer of microdata. */
  readonly totalProps?: BillLineProps['amountProps'];
}

/**
 * A stay's bill, line for line as it was computed: rooms, offers, taxes, add-ons, fee, total. Where a price was agreed
 * with the hotel, the difference and the agreed price close it: the computed sum is one that no guest was ever shown.
 */
export function StayBill({
  bill,
  locale,
  nameOf,
  promotions = [],
  couponCode,
  unit = 'night',
  bookedTotal = bill.total,
  children,
  totalProps,
}: StayBillProps): ReactNode {
  const { t } = useLingui();
  const say = (amount: number): string => formatMoney(amount, bill.currency, locale);
  const agreed = agreedPriceOf(bill, bookedTotal);
  const { fees = [] } = bill;
  return (
    <BillTable caption={t`The bill of your stay`}>
      {alike(bill.rooms).map(({ line, count, amount, each }) => (
        <BillLine
          key={`${line.roomTypeId} ${line.ratePlanId}`}
          label={countedName(nameOf(line), count)}
          note={
            unit === 'night' ? (
              <Units units={line.units} count={count} each={each === undefined ? null : say(each)} />
            ) : undefined
          }
          amount={say(amount)}
        />
      ))}
      {bill.discounts.map((discount) => (
        <OfferLine
          key={discount.promotionId}
          discount={discount}
          promotion={discount.offer ?? promotions.find(({ id }) => id === discount.promotionId)}
          say={say}
          locale={locale}
        />
      ))}
      {bill.additionalDiscount === 0 ? null : (
        <BillLine
          kind="off"
          label={<Trans>Your code</Trans>}
          note={couponCode === undefined ? undefined : <bdi>{couponCode.toUpperCase()}</bdi>}
          amount={say(-bill.additionalDiscount)}
        />
      )}
      <TaxLines taxes={bill.taxes.filter(({ inclusive }) => !inclusive)} say={say} locale={locale} />
      {bill.addons.map((addon) => (
        <BillLine
          key={addon.addonId}
          kind="ruled"
          label={countedName(addon.name, addon.quantity)}
          note={t`Tax included`}
          amount={say(addon.amount)}
        />
      ))}
      <FeeLines fees={fees} say={say} />
      {bill.convenienceFee === 0 && fees.length > 0 ? null : (
        <BillLine
          kind={bill.addons.length === 0 ? 'ruled' : 'plain'}
          label={<Trans>Convenience fee</Trans>}
          amount={
            bill.convenienceFee === 0
              ? { words: t({ message: 'None', context: 'no convenience fee' }) }
              : say(bill.convenienceFee)
          }
        />
      )}
      {agreed === null ? null : (
        <BillLine
          kind={agreed.adjustment < 0 ? 'off' : 'plain'}
          label={<Trans>As agreed with the hotel</Trans>}
          amount={say(agreed.adjustment)}
        />
      )}
      <BillLine
        kind="total"
        label={<Trans context="what a stay costs in all">Total</Trans>}
        note={<Trans>Nothing is added later</Trans>}
        amount={say(bookedTotal)}
        amountProps={totalProps}
        drawn={
          totalProps &&
          ((price) => (
            <MachinePrice amount={bookedTotal} currency={bill.currency}>
              {price}
            </MachinePrice>
          ))
        }
      />
      <TaxLines taxes={bill.taxes.filter(({ inclusive }) => inclusive)} say={say} locale={locale} within />
      {children}
    </BillTable>
  );
}

function Units({
  units,
  count,
  each,
}: {
  readonly units: number;
  readonly count: number;
  readonly each: string | null;
}): ReactNode {
  const some = <Plural value={units} one="# night" other="# nights" />;
  const nights =
    count === 1 ? (
      some
    ) : (
      <>
        {count} × {some}
      </>
    );
  return each === null ? (
    nights
  ) : (
    <>
      {nights} × <Price weight="plain">{each}</Price>
    </>
  );
}

/** Rooms of one type on one plan are one line; what each night costs is said where all of them cost that. */
function alike(rooms: readonly RoomLine[]): readonly {
  readonly line: RoomLine;
  readonly count: number;
  readonly amount: number;
  readonly each: number | undefined;
}[] {
  const groups = Map.groupBy(rooms, ({ roomTypeId, ratePlanId }) => `${roomTypeId} ${ratePlanId}`);
  return [...groups.values()].map((lines) => {
    const prices = new Set(lines.flatMap(({ nights, amount, units }) => nights?.map(nightPrice) ?? [amount / units]));
    const [each = 0.5] = prices;
    return {
      line: lines[0] as RoomLine,
      count: lines.length,
      amount: lines.reduce((sum, { amount }) => sum + amount, 0),
      each: prices.size === 1 && Number.isInteger(each) ? each : undefined,
    };
  });
}

const nightPrice = ({ price }: { readonly price: number }): number => price;
