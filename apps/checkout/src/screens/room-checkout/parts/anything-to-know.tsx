import type { StayTime } from '@latchkey/booking-core/basket';
import { guestWordNames, guestWords } from '@latchkey/booking-core/guest-words';
import { clockHour } from '@latchkey/booking-core/clock';
import { usePage } from '@latchkey/site';
import { wallClockIn } from '@latchkey/format/moment';
import { formatTime } from '@latchkey/format/time';
import { SelectField } from '@latchkey/ui/select-field';
import { TextArea } from '@latchkey/ui/text-area';
import { Trans, useLingui } from '@lingui/react/macro';
import { arrivalHours } from '../arrival-hours.ts';
import { guestWordCopy } from '../guest-words.copy.ts';
import type { Typed } from '../typed.ts';
import { Part, Two } from './part.tsx';

interface AnythingToKnowProps {
  readonly stay: StayTime;
  readonly checkInTime: string;
  readonly typed: Typed;
  readonly onChange: (changes: Partial<Typed>) => void;
}

/** Arrival and wishes; both may stay empty. */
export function AnythingToKnow({ stay, checkInTime, typed, onChange }: AnythingToKnowProps) {
  const { locale, now, site } = usePage();
  const here = wallClockIn(now, site.hotel?.timeZone ?? 'UTC');
  const { t, i18n } = useLingui();
  return (
    <Part title={<Trans>Anything we should know</Trans>}>
      <Two>
        <SelectField
          id="estimatedArrivalTime"
          name="estimatedArrivalTime"
          label={<Trans>When will you arrive?</Trans>}
          optional
          value={typed.estimatedArrivalTime}
          onChange={(event) => onChange({ estimatedArrivalTime: event.target.value })}
        >
          <option value="">{t`I do not know yet`}</option>
          {arrivalHours(stay, checkInTime, here).map((hour) => {
            const [from, to] = [formatTime(clockHour(hour), locale), formatTime(clockHour(hour + 1), locale)];
            return (
              <option key={hour} value={clockHour(hour)}>
                {hour < 24 || stay.kind === 'hours' ? t`Between ${from} and ${to}` : t`${from} to ${to} (next day)`}
              </option>
            );
          })}
        </SelectField>
        {guestWordNames.map((word) => (
          <TextArea
            key={word}
            id={word}
            name={word}
            label={i18n._(guestWordCopy[word].label)}
            optional
            hint={i18n._(guestWordCopy[word].hint)}
            value={typed[word]}
            maxLength={guestWords[word].longest}
            onChange={(event) => onChange({ [word]: event.target.value })}
          />
        ))}
      </Two>
    </Part>
  );
}
