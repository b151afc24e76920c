import { itineraryPurposes } from '@latchkey/booking-core/itinerary';
import { clockHour } from '@latchkey/booking-core/clock';
import { writeKept } from '@latchkey/booking-core/itinerary';
import { formatTime } from '@latchkey/format/time';
import { defaultLocale } from '@latchkey/site/urls';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { SelectField } from '@latchkey/ui/select-field';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { purposeWords } from '../planner.copy.ts';
import { lockedStops } from '../planner.changes.ts';
import type { ItineraryPlan } from '../planner.model.ts';
import * as styles from './choices-form.module.css';

/** The hours of the day at which a guest may say to arrive. */
const hours = Array.from({ length: 13 }, (_, at) => at + 9);

/** What the plan is made of: a plain form that asks for an address, so that it works before any script does. */
export function ChoicesForm({ plan: { choices, days } }: { readonly plan: ItineraryPlan }) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const kept = writeKept(lockedStops(days));
  const { arrive } = choices;
  const isOther = arrive !== null && !hours.some((hour) => clockHour(hour) === arrive);
  return (
    <form method="get" className={styles.form} key={JSON.stringify(choices)} aria-label={t`What the plan is made of`}>
      {locale === defaultLocale ? null : <input type="hidden" name="lang" value={locale} />}
      {kept === '' ? null : <input type="hidden" name="keep" value={kept} />}
      <SelectField
        label={<Trans>How many days?</Trans>}
        hint={<Trans>Up to 3 days</Trans>}
        name="days"
        defaultValue={choices.days}
      >
        {[1, 2, 3].map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectField>
      <SelectField label={<Trans>What are you here for?</Trans>} name="purpose" defaultValue={choices.purpose}>
        {itineraryPurposes.map((purpose) => (
          <option key={purpose} value={purpose}>
            {i18n._(purposeWords[purpose])}
          </option>
        ))}
      </SelectField>
      <TextField
        label={<Trans>First day</Trans>}
        hint={<Trans>Without a date we assume the usual opening days</Trans>}
        name="from"
        type="date"
        optional
        min="2000-01-01"
        max="2199-12-31"
        defaultValue={choices.from ?? ''}
      />
      <SelectField label={<Trans>Arriving at</Trans>} name="arrive" optional defaultValue={arrive ?? ''}>
        <option value="">{t({ message: 'I am here already', context: 'hour of arrival' })}</option>
        {isOther ? <option value={arrive}>{formatTime(arrive, locale)}</option> : null}
        {hours.map((hour) => (
          <option key={hour} value={clockHour(hour)}>
            {formatTime(clockHour(hour), locale)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className={styles.act}>
        {days.length === 1 && choices.days === 1 ? <Trans>Plan my day</Trans> : <Trans>Plan my days</Trans>}
      </Button>
    </form>
  );
}
