import type { Quote } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { plus } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Price } from '@latchkey/ui/price';
import { RoomReasons } from '@latchkey/ui/room-reasons';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TaxScopeLine } from './tax-scope-line.tsx';
import * as styles from './why-tax.module.css';

type Bill = Quote['bill'];
type Tax = Bill['taxes'][number];

/** A bill, and what its rooms are priced by: the night, or the stay of hours. */
export interface BillOfStay {
  readonly bill: Bill;
  readonly unit: 'night' | 'stay';
}

/**
 * A bill on demand: what the price of each room is made of, and of each tax which rule it follows, which prices the rule
 * is for, which nights it was applied to.
 */
export function TaxesExplained({ bill, unit }: BillOfStay) {
  const say = useSay(bill);
  const { locale } = usePage();
  if (bill.taxes.length === 0 && bill.rooms.every(({ basis }) => basis === undefined)) return null;
  return (
    <details className={styles.why}>
      <summary>
        <Trans>How the price is worked out</Trans>
        <Icon icon={plus} className={styles.sign} />
      </summary>
      <dl>
        <RoomReasons bill={bill} locale={locale} />
        {bill.taxes.map((tax) => (
          <div key={tax.taxId}>
            <dt>
              <bdi>{tax.name}</bdi>
            </dt>
            <dd>
              <Rule tax={tax} bill={bill} unit={unit} />{' '}
              {unit === 'night' ? <Band tax={tax} bill={bill} /> : <BandOfHours tax={tax} bill={bill} />}{' '}
              {unit === 'night' ? <Nights tax={tax} bill={bill} /> : <Hours tax={tax} bill={bill} />}{' '}
              <TaxScopeLine tax={tax} say={say} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface OfTax {
  readonly tax: Tax;
  readonly bill: Bill;
}

/** An amount of the bill in words. */
function useSay({ currency }: Bill) {
  const { locale } = usePage();
  return (amount: number) => <Price weight="plain">{formatMoney(amount, currency, locale)}</Price>;
}

function Rule({ tax, bill, unit }: OfTax & Pick<BillOfStay, 'unit'>) {
  const { locale } = usePage();
  const say = useSay(bill);
  const [rate, base, amount] = [formatPercent(tax.rate, locale), say(tax.base), say(tax.amount)];
  const { scope, guestNights } = tax.basis;
  if (tax.taxType === 'fixed' && guestNights !== undefined)
    return <PerGuest nights={guestNights} amount={amount} each={scope?.each ?? unit} />;
  if (tax.taxType === 'fixed')
    return tax.basis.level !== 'room' ? (
      <Trans>A fixed amount for the booking: {amount}.</Trans>
    ) : unit === 'night' && scope?.each !== 'stay' ? (
      <Trans>A fixed amount for each room and night: {amount} in all.</Trans>
    ) : (
      <Trans>A fixed amount for each room: {amount} in all.</Trans>
    );
  if (!tax.inclusive && isOfPart(tax))
    return (
      <Trans>
        {rate} of {base}, the part of the price that it is on: {amount}.
      </Trans>
    );
  return tax.inclusive ? (
    <Trans>
      {rate}, already inside the price: {amount} of it.
    </Trans>
  ) : (
    <Trans>
      {rate} of {base}, the price after offers: {amount}.
    </Trans>
  );
}

/** Whether a percentage is on less, or on other things, than the price of the rooms. */
const isOfPart = ({ basis: { scope } }: Tax): boolean =>
  scope?.per === 'person' || scope?.untaxedPerGuest !== undefined || scope?.on !== undefined;

function PerGuest({
  nights,
  amount,
  each,
}: {
  readonly nights: number;
  readonly amount: ReactNode;
  readonly each: 'night' | 'stay';
}) {
  const { t } = useLingui();
  if (each === 'stay') return <Trans>A fixed amount for each guest: {amount} in all.</Trans>;
  const counted = t`${plural(nights, { one: '# guest night', other: '# guest nights' })}`;
  return (
    <Trans>
      A fixed amount for each guest and night, here {counted}: {amount} in all.
    </Trans>
  );
}

function Band({ tax, bill }: OfTax) {
  const say = useSay(bill);
  const { basis } = tax;
  const { priceFrom, priceTo } = basis;
  if (priceFrom === null && priceTo === null) return null;
  if (basis.scope?.bandPer === 'person') return <BandOfGuest tax={tax} bill={bill} />;
  if (priceTo === null) return <Trans>This tax applies to nights that cost {say(priceFrom ?? 0)} or more.</Trans>;
  return priceFrom === null || priceFrom === 0 ? (
    <Trans>This tax applies to nights that cost up to {say(priceTo)}.</Trans>
  ) : (
    <Trans>
      This tax applies to nights that cost {say(priceFrom)} to {say(priceTo)}.
    </Trans>
  );
}

/** As `Band`, of what a night costs each guest. */
function BandOfGuest({ tax: { basis }, bill }: OfTax) {
  const say = useSay(bill);
  const { priceFrom, priceTo } = basis;
  if (priceTo === null)
    return <Trans>This tax applies to nights that cost {say(priceFrom ?? 0)} or more for each guest.</Trans>;
  return priceFrom === null || priceFrom === 0 ? (
    <Trans>This tax applies to nights that cost up to {say(priceTo)} for each guest.</Trans>
  ) : (
    <Trans>
      This tax applies to nights that cost {say(priceFrom)} to {say(priceTo)} for each guest.
    </Trans>
  );
}

function Nights({ tax: { basis }, bill }: OfTax) {
  const { t } = useLingui();
  const say = useSay(bill);
  if (basis.roomNights === 0) return null;
  const nights = t`${plural(basis.roomNights, { one: '# room night', other: '# room nights' })}`;
  return basis.lowestNight === basis.highestNight ? (
    <Trans>
      It applies to {nights} of your stay, at {say(basis.lowestNight)} each.
    </Trans>
  ) : (
    <Trans>
      It applies to {nights} of your stay, at {say(basis.lowestNight)} to {say(basis.highestNight)} each.
    </Trans>
  );
}

/** As `Band`, of a stay of hours, which is priced as one. */
function BandOfHours({ tax: { basis }, bill }: OfTax) {
  const say = useSay(bill);
  const { priceFrom, priceTo } = basis;
  if (priceFrom === null && priceTo === null) return null;
  if (priceTo === null) return <Trans>This tax applies to stays that cost {say(priceFrom ?? 0)} or more.</Trans>;
  return priceFrom === null || priceFrom === 0 ? (
    <Trans>This tax applies to stays that cost up to {say(priceTo)}.</Trans>
  ) : (
    <Trans>
      This tax applies to stays that cost {say(priceFrom)} to {say(priceTo)}.
    </Trans>
  );
}

function Hours({ tax: { basis }, bill }: OfTax) {
  const say = useSay(bill);
  if (basis.roomNights === 0) return null;
  return basis.lowestNight === basis.highestNight ? (
    <Trans>It applies to the hours of your stay, at {say(basis.lowestNight)} for each room.</Trans>
  ) : (
    <Trans>
      It applies to the hours of your stay, at {say(basis.lowestNight)} to {say(basis.highestNight)} for each room.
    </Trans>
  );
}
