import type { StayWish } from '@latchkey/booking-core/basket';
import { inLanguage, useNavigation, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { ChangeHours, ChangeStay } from '@latchkey/stay/search-form';
import { Button } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, type FormEvent, type RefObject } from 'react';
import type { ReadyChange } from '../modification.model.ts';
import * as styles from '../modification.module.css';
import { addonField, askedIn, roomField, searchOf, unseenField } from '../wish-fields.ts';
import { AddonCounts, RoomCounts } from './counts.tsx';
import { HourFields } from './hour-fields.tsx';
import { PlainFields } from './plain-fields.tsx';

/**
 * What the stay shall be: dates, guests, rooms, extras. Its answer is an address, so that it works without a script; with
 * one, dates and guests have their dialogs, and an answer comes in the page.
 */
export function ChangeForm({ model }: { readonly model: ReadyChange }) {
  const { locale } = usePage();
  const { go } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const { booking, hotel, today, wanted, rooms, addons, hours, quote } = model;
  const { stay, guests } = wanted;
  const page = urlOf('modify', { bookingId: booking.bookingId });
  const addressOf = (asked: Readonly<Record<string, string>>): string =>
    inLanguage(`${page}?${new URLSearchParams(asked)}`, locale);
  /** Another stay with the counts that stand in the form. */
  const to = (other: Pick<StayWish, 'stay' | 'guests'>): string =>
    addressOf({ ...searchOf({ ...wanted, ...other }), ...countsIn(form.current) });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    go(`${addressOf(textsOf(event.currentTarget))}#cost`);
  };
  /** The bill beside the form follows each choice; without a script the button asks for it. */
  const reckon = (asked: HTMLFormElement): void => go(addressOf(textsOf(asked)), { replace: true, keepScroll: true });
  useWantedCounts(form, model, reckon);
  return (
    <form
      ref={form}
      method="get"
      action={`${page}#cost`}
      className={styles.form}
      aria-labelledby="dates-and-guests"
      onSubmit={submit}
      onChange={(event) => reckon(event.currentTarget)}
    >
      <input type="hidden" name="lang" value={locale} />
      {Object.entries(searchOf({ ...wanted, rooms: [], addons: [] })).map(([name, value]) =>
        name === 'start' || name === 'hours' ? null : (
          <input key={name} type="hidden" name={unseenField(name)} value={value} />
        ),
      )}
      <section className={styles.part}>
        <h2 id="dates-and-guests">
          <Trans>Dates and guests</Trans>
        </h2>
        {stay.kind === 'nights' ? (
          <ChangeStay
            hotel={hotel}
            today={today}
            stay={{ checkIn: stay.checkIn, checkOut: stay.checkOut, guests }}
            to={(asked) =>
              to({ stay: { kind: 'nights', checkIn: asked.checkIn, checkOut: asked.checkOut }, guests: asked.guests })
            }
          />
        ) : (
          <ChangeHours
            hotel={hotel}
            today={today}
            asked={{ date: stay.date, guests }}
            to={(asked) => to({ stay: { ...stay, date: asked.date }, guests: asked.guests })}
          />
        )}
        <noscript>
          <PlainFields wanted={wanted} today={today} />
        </noscript>
        {stay.kind === 'hours' && hours !== null ? <HourFields stay={stay} hours={hours} /> : null}
      </section>
      <RoomCounts rooms={rooms} currency={booking.currency} />
      <AddonCounts addons={addons} currency={booking.currency} />
      <Button type="submit" look={quote === null ? 'brand' : 'quiet'}>
        <Trans>See what it costs</Trans>
      </Button>
    </form>
  );
}

/**
 * Puts into the form what its address asks for, where a step back has made that another: focus stays where it is. What
 * was chosen before the page came alive is not put back, but reckoned.
 */
function useWantedCounts(
  form: RefObject<HTMLFormElement | null>,
  { rooms, addons }: ReadyChange,
  reckon: (form: HTMLFormElement) => void,
): void {
  const isAlive = useRef(false);
  const begin = useEffectEvent((isChosen: boolean) => {
    if (isChosen && form.current !== null) reckon(form.current);
  });
  useEffect(() => {
    const counts: readonly [string, number][] = [
      ...rooms.map((room): [string, number] => [roomField(room), room.roomCount]),
      ...addons.map(({ addonId, count }): [string, number] => [addonField(addonId), count]),
    ];
    const others = counts.flatMap(([name, count]) => {
      const select = form.current?.elements.namedItem(name);
      return select instanceof HTMLSelectElement && select.value !== String(count) ? [{ select, count }] : [];
    });
    if (isAlive.current) for (const { select, count } of others) select.value = String(count);
    else begin(others.length > 0);
    isAlive.current = true;
  }, [form, rooms, addons]);
}

/** The fields of a form that are text. */
const textsOf = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  askedIn(
    Object.fromEntries(
      [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' && name !== 'lang' ? [[name, value]] : [],
      ),
    ),
  );

/** The counts and hours that stand in a form, whatever its address says. */
function countsIn(form: HTMLFormElement | null): Readonly<Record<string, string>> {
  if (form === null) return {};
  return Object.fromEntries(
    Object.entries(textsOf(form)).filter(([name]) => /^(room\.|addon\.|start$|hours$)/.test(name)),
  );
}
