import { dayEndTimes } from '@latchkey/booking-core/counter';
import { formatDate } from '@latchkey/format/date';
import { formatTime } from '@latchkey/format/time';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { SelectField } from '@latchkey/ui/select-field';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import { mayHere } from '../../../session/may-here.ts';
import type { FramedCounter } from '../counter.model.ts';
import * as styles from '../counter.module.css';
import { useCounterWords } from '../use-counter-words.ts';
import { CaseLine } from './case-line.tsx';
import { Part } from './part.tsx';

/** What is still open before the day ends, each with its stays, and the press that ends it. */
export function EndOfDay({ model }: { readonly model: FramedCounter }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { counter, days, frame, key } = model;
  const { cases, openDay, canEnd, endsAt } = days;
  const say = useCounterWords(counter);
  const { hotel } = frame;
  const name = formatDate(openDay ?? days.today, locale, 'short');
  const loose = say.sum(cases.cash.reduce((sum, { amount }) => sum + amount, 0));
  const atNight = formatTime(endsAt, locale);
  const toGiveBackSaid = (sum: string): string => t`${sum} to give back`;
  return (
    <Part title={<Trans>End of day</Trans>} note={name} id="end">
      <ul className={styles.cases}>
        <CaseLine
          hotelId={hotel.hotelId}
          stays={cases.departures}
          fine={<Trans>Everyone due out has left</Trans>}
          open={
            <Plural value={cases.departures.length} one="# departure has not left" other="# departures have not left" />
          }
        />
        <CaseLine
          hotelId={hotel.hotelId}
          stays={cases.arrivals}
          fine={<Trans>Everyone due in has arrived</Trans>}
          open={<Plural value={cases.arrivals.length} one="# arrival has not come" other="# arrivals have not come" />}
        />
        <CaseLine
          hotelId={hotel.hotelId}
          stays={cases.open.map(({ toPay, toGiveBack, ...stay }) => ({
            ...stay,
            sum: toPay > 0 ? say.sum(toPay) : toGiveBackSaid(say.sum(toGiveBack)),
          }))}
          fine={<Trans>No account is left open</Trans>}
          open={<Plural value={cases.open.length} one="# account is left open" other="# accounts are left open" />}
        />
        {cases.unpriced.length === 0 ? null : (
          <CaseLine
            hotelId={hotel.hotelId}
            stays={cases.unpriced}
            fine={null}
            open={
              <Plural
                value={cases.unpriced.length}
                one="# guest has no rate for tonight"
                other="# guests have no rate for tonight"
              />
            }
          />
        )}
        {cases.cash.length === 0 ? null : (
          <CaseLine
            hotelId={hotel.hotelId}
            stays={cases.cash.map(({ reference, amount }) => ({ reference, guestName: '', sum: say.sum(amount) }))}
            fine={null}
            open={<Trans>Cash without a drawer: {loose}</Trans>}
          />
        )}
        <CaseLine
          hotelId={hotel.hotelId}
          stays={cases.shifts.map(({ number, by }) => ({ reference: '', guestName: `${by} (${number})` }))}
          fine={<Trans>No cash drawer is open</Trans>}
          open={<Plural value={cases.shifts.length} one="# cash drawer is open" other="# cash drawers are open" />}
        />
      </ul>
      {mayHere(hotel, 'endDay') ? (
        <ActionForm className={styles.ending} action={postAddress('end', locale)}>
          <input type="hidden" name="key" value={`${key}.end`} />
          <input type="hidden" name="day" value={openDay ?? days.today} />
          {canEnd || openDay === null ? (
            <Button type="submit" look="quiet">
              <Trans>End {name}</Trans>
            </Button>
          ) : null}
          <p className={styles.caption}>
            {canEnd || openDay === null ? (
              <Trans>
                It ends automatically at {atNight}. Later changes then count on the next day. No booking becomes a
                no-show by it.
              </Trans>
            ) : (
              <Trans>The day before has been closed. This one can be ended once it has begun.</Trans>
            )}
          </p>
        </ActionForm>
      ) : null}
      {mayHere(hotel, 'setDayEnd') ? (
        <ActionForm className={styles.row} action={postAddress('hour', locale)}>
          <SelectField name="endsAt" label={t`The day ends automatically at`} defaultValue={endsAt}>
            {dayEndTimes.map((time) => (
              <option key={time} value={time}>
                {formatTime(time, locale)}
              </option>
            ))}
          </SelectField>
          <Button type="submit" look="quiet">
            <Trans context="a setting">Save</Trans>
          </Button>
        </ActionForm>
      ) : null}
    </Part>
  );
}
