import type { Quote } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';

type Tax = Quote['bill']['taxes'][number];
type Scope = NonNullable<Tax['basis']['scope']>;

interface TaxScopeSaidProps {
  readonly tax: Tax;
  readonly say: (amount: number) => ReactNode;
}

/** Who pays a tax, on which nights and up to what: one sentence for each thing that its rule says. */
export function TaxScopeLine({ tax, say }: TaxScopeSaidProps) {
  const { scope } = tax.basis;
  if (scope === undefined) return null;
  return (
    <>
      <Ages tax={tax} say={say} /> <NightsOfStay scope={scope} /> <LengthOfStay scope={scope} /> <Days scope={scope} />{' '}
      <Limits scope={scope} say={say} /> <Things scope={scope} />
    </>
  );
}

function Ages({ tax: { basis, taxType }, say }: TaxScopeSaidProps) {
  const { ages = [], exemptUnderAge } = basis.scope ?? {};
  const exempt = exemptUnderAge ?? (ages[0]?.tax === 0 ? ages[0].under : undefined);
  return (
    <>
      {exempt === undefined ? null : <Trans>Guests under {exempt} do not pay it.</Trans>}
      {taxType === 'fixed'
        ? ages
            .filter((age) => age.tax > 0)
            .map((age) => {
              const [under, amount] = [age.under, say(age.tax)];
              return (
                <Fragment key={under}>
                  {' '}
                  <Trans>
                    Guests under {under} pay {amount}.
                  </Trans>
                </Fragment>
              );
            })
        : null}
    </>
  );
}

function NightsOfStay({ scope: { fromNight, maxNights, lastNights } }: { readonly scope: Scope }) {
  const { t } = useLingui();
  const counted = (nights: number): string => t`${plural(nights, { one: '# night', other: '# nights' })}`;
  if (lastNights !== undefined) {
    const last = counted(lastNights);
    return <Trans>It applies only to the last part of a stay: {last}.</Trans>;
  }
  const most = maxNights === undefined ? null : counted(maxNights);
  if (fromNight !== undefined && fromNight > 1)
    return most === null ? (
      <Trans>It is charged from night {fromNight} of a stay.</Trans>
    ) : (
      <Trans>
        It is charged from night {fromNight} of a stay, for {most} at most.
      </Trans>
    );
  return most === null ? null : <Trans>It is charged for {most} of a stay at most.</Trans>;
}

function LengthOfStay({ scope: { minStay, maxStay } }: { readonly scope: Scope }) {
  const { t } = useLingui();
  const counted = (nights: number): string => t`${plural(nights, { one: '# night', other: '# nights' })}`;
  const [least, most] = [minStay, maxStay].map((nights) => (nights === undefined ? null : counted(nights)));
  return (
    <>
      {least === null || least === undefined ? null : <Trans>It is for stays of {least} or more.</Trans>}{' '}
      {most === null || most === undefined ? null : <Trans>It is for stays of {most} at most.</Trans>}
    </>
  );
}

function Days({ scope: { season, bookedFrom } }: { readonly scope: Scope }) {
  const { locale } = usePage();
  // Any year will do: the season is the same in all.
  const day = (monthDay: string): string => formatDate(`2024-${monthDay}` as LocalDate, locale, 'day');
  const [from, to] = season === undefined ? ['', ''] : [day(season.from), day(season.to)];
  const booked = bookedFrom === undefined ? '' : formatDate(bookedFrom, locale, 'short-year');
  return (
    <>
      {season === undefined ? null : (
        <Trans>
          It is charged each year from {from} to {to}.
        </Trans>
      )}{' '}
      {bookedFrom === undefined ? null : <Trans>It is charged on stays booked since {booked}.</Trans>}
    </>
  );
}

function Limits({
  scope: { atMost, untaxedPerGuest, per },
  say,
}: { readonly scope: Scope } & Pick<TaxScopeSaidProps, 'say'>) {
  const [most, spared] = [say(atMost ?? 0), say(untaxedPerGuest ?? 0)];
  return (
    <>
      {atMost === undefined ? null : per === 'person' ? (
        <Trans>It comes to {most} for each guest and night at most.</Trans>
      ) : (
        <Trans>It comes to {most} for each room and night at most.</Trans>
      )}{' '}
      {untaxedPerGuest === undefined ? null : (
        <Trans>Of each guest’s night, {spared} are not taxed by it, such as breakfast.</Trans>
      )}
    </>
  );
}

function Things({ scope: { on = [] } }: { readonly scope: Scope }) {
  const rooms = on.includes('rooms');
  const extras = on.includes('extras');
  const fee = on.includes('fee');
  if (extras && fee)
    return rooms ? (
      <Trans>It is on the rooms, the extras and the fee.</Trans>
    ) : (
      <Trans>It is on the extras and the fee.</Trans>
    );
  if (extras) return rooms ? <Trans>It is on the rooms and the extras.</Trans> : <Trans>It is on extras alone.</Trans>;
  if (fee) return rooms ? <Trans>It is on the rooms and the fee.</Trans> : <Trans>It is on the fee alone.</Trans>;
  return null;
}
