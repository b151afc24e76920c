import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { useLingui } from '@lingui/react/macro';
import type { PlanProblem } from '../plan-acts.types.ts';
import { problemWords } from '../rooms.copy.ts';
import * as styles from './plan-problem.module.css';

/** Why an act on the plan was not done, with who is in its way. */
export function PlanProblemNotice({ problem, hotelId }: { readonly problem: PlanProblem; readonly hotelId: number }) {
  const { i18n } = useLingui();
  return (
    <div role="alert" className={styles.problem}>
      <p>{i18n._(problemWords[problem.code])}</p>
      {problem.code !== 'in_the_way' ? null : (
        <ul className={styles.names}>
          {problem.bookings.map(({ bookingId, reference, guestName }) => (
            <li key={bookingId}>
              <SiteLink to={deskUrl('booking', { hotelId, reference })} className={styles.name}>
                <bdi>{guestName === '' ? reference : guestName}</bdi>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
