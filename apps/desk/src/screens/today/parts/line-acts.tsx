import type { DayBooking } from '@latchkey/api-contract/types';
import { mayAct, type ActName } from '../acts.table.ts';
import { useDay } from '../day-on-page.tsx';
import * as styles from '../today.module.css';
import type { LineSection } from './line-section.types.ts';
import { ActButton } from './act-button.tsx';

/** Which acts a section's lines show, the likeliest last: under the thumb. */
const shown: Readonly<Record<LineSection, readonly ActName[]>> = {
  found: ['no_show', 'confirm', 'check_in', 'check_out'],
  overdue: ['no_show', 'check_in', 'check_out'],
  toAnswer: ['reject', 'confirm'],
  arrivals: ['check_in'],
  departures: ['check_out'],
};

/** What can be done with a booking at this moment, as the engine says, by who looks. */
export function LineActs({ booking, section }: { readonly booking: DayBooking; readonly section: LineSection }) {
  const { hotel } = useDay().model.frame;
  const can: ReadonlySet<string> = new Set(booking.acts);
  const [first] = section === 'toAnswer' ? booking.openRequests : [];
  return (
    <div className={styles.acts} data-acts>
      {first === undefined || !mayAct(hotel, 'accept')
        ? null
        : (['decline', 'accept'] as const).map((act) => (
            <ActButton
              key={act}
              booking={booking}
              press={{ act, booking: booking.reference, request: first.requestId }}
            />
          ))}
      {shown[section]
        .filter((act) => can.has(act) && mayAct(hotel, act))
        .map((act) => (
          <ActButton key={act} booking={booking} press={{ act, booking: booking.reference, request: '' }} />
        ))}
    </div>
  );
}
