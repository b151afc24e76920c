import { usePage } from '@latchkey/site';
import { formatHour } from '@latchkey/format/time';
import { SelectField } from '@latchkey/ui/select-field';
import { TextArea } from '@latchkey/ui/text-area';
import { Trans, useLingui } from '@lingui/react/macro';
import { Part, Two } from './part.tsx';

interface AnythingToKnowProps {
  readonly checkInTime: string;
  readonly arrival: string;
  readonly requests: string;
  readonly onArrival: (arrival: string) => void;
  readonly onRequests: (requests: string) => void;
}

/** Arrival and wishes; both may stay empty. */
export function AnythingToKnow({ checkInTime, arrival, requests, onArrival, onRequests }: AnythingToKnowProps) {
  const { locale } = usePage();
  const { t } = useLingui();
  const first = Number(checkInTime.slice(0, 2));
  const hours = Array.from({ length: 24 - first }, (_, step) => first + step);
  return (
    <Part title={<Trans>Anything we should know</Trans>}>
      <Two>
        <SelectField
          name="estimatedArrivalTime"
          label={<Trans>When will you arrive?</Trans>}
          optional
          value={arrival}
          onChange={(event) => onArrival(event.target.value)}
        >
          <option value="">{t`I do not know yet`}</option>
          {hours.map((hour) => {
            const [from, to] = [formatHour(hour, locale), formatHour((hour + 1) % 24, locale)];
            return (
              <option key={hour} value={`${String(hour).padStart(2, '0')}:00`}>
                {t`Between ${from} and ${to}`}
              </option>
            );
          })}
        </SelectField>
        <TextArea
          name="specialRequests"
          label={<Trans>Requests</Trans>}
          optional
          hint={<Trans>We read every request and manage most.</Trans>}
          value={requests}
          maxLength={1000}
          onChange={(event) => onRequests(event.target.value)}
        />
      </Two>
    </Part>
  );
}
