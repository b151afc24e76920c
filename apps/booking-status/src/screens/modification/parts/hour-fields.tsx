import type { StayTime } from '@latchkey/booking-core/basket';
import { formatHour } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { SelectField } from '@latchkey/ui/select-field';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadyChange } from '../modification.model.ts';
import * as styles from '../modification.module.css';

interface HourFieldsProps {
  readonly stay: Extract<StayTime, { kind: 'hours' }>;
  readonly hours: NonNullable<ReadyChange['hours']>;
}

/** From which hour, and for how long. */
export function HourFields({ stay, hours: { starts, lengths } }: HourFieldsProps) {
  const { locale } = usePage();
  const { t } = useLingui();
  return (
    <div className={styles.fields}>
      <SelectField label={<Trans>From what time?</Trans>} name="start" defaultValue={stay.startHour}>
        {starts.map((hour) => (
          <option key={hour} value={hour}>
            {formatHour(hour, locale)}
          </option>
        ))}
      </SelectField>
      <SelectField label={<Trans>For how long?</Trans>} name="hours" defaultValue={stay.hours}>
        {lengths.map((length) => (
          <option key={length} value={length}>
            {t`${plural(length, { one: '# hour', other: '# hours' })}`}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
