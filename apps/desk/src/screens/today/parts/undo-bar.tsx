import { postAddress, usePage } from '@latchkey/site';
import { TextButton } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { acts } from '../acts.table.ts';
import { useDay, useDayAction } from '../day-on-page.tsx';
import * as styles from '../today.module.css';
import { RegistrationLink } from './registration-mark.tsx';
import { mayHere } from '../../../session/may-here.ts';
import { ActionForm } from '../../../frame/action-form.tsx';

const lastsMs = 10_000;

/** What has just been done, with the way back: for ten seconds, and as long as it is pointed at. */
export function UndoBar() {
  const { t } = useLingui();
  const { locale } = usePage();
  const { model } = useDay();
  const { done, press, forget } = useDayAction();
  const [isHeld, setIsHeld] = useState(false);
  const gone = useEffectEvent(forget);
  useEffect(() => {
    if (done === null || isHeld) return undefined;
    const timer = setTimeout(() => gone(), lastsMs);
    return () => clearTimeout(timer);
  }, [done, isHeld]);
  const act = done === null ? null : acts[done.act].undo;
  const { day } = model;
  const all = [...day.arrivals, ...day.inHouse, ...day.departures, ...day.overdue];
  const booking = all.find(({ reference }) => reference === done?.booking);
  const name = booking?.guestName ?? done?.booking ?? '';
  const isToRegister =
    done?.act === 'check_in' &&
    booking?.registration !== undefined &&
    !['none', 'sending', 'done'].includes(booking.registration) &&
    mayHere(model.frame.hotel, 'readRegistration');
  const back = (event: FormEvent): void => {
    event.preventDefault();
    if (done !== null && act !== null) press({ ...done, act });
  };
  return (
    <div
      className={styles.screenOnly}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div role="status">
        {done === null || act === null ? null : (
          <ActionForm
            action={postAddress('act', locale, day.date === day.today ? {} : { date: day.date })}
            onSubmit={back}
            className={styles.undo}
            data-ground="ink"
          >
            <span>{done.act === 'check_in' ? t`${name} is checked in` : t`${name} is checked out`}</span>
            {isToRegister ? (
              <RegistrationLink bookingId={booking.bookingId} registration={booking.registration} />
            ) : null}
            <input type="hidden" name="act" value={act} />
            <input type="hidden" name="booking" value={done.booking} />
            <TextButton type="submit" data-keys="u">
              <Trans context="act of the reception">Undo</Trans>
            </TextButton>
          </ActionForm>
        )}
      </div>
    </div>
  );
}
