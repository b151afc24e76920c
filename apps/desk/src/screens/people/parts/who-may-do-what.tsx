import { Icon } from '@latchkey/ui/icon';
import { check } from '@latchkey/ui/icons';
import { hidden } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { roleNames } from '../../../frame/role.copy.ts';
import { staffRoles } from '@latchkey/booking-core/staff';
import { Sideways } from '../../../parts/sideways/sideways.tsx';
import { partNames, reachNames } from '../who-may.copy.ts';
import { partsOfWork, reachOf, type Reach } from '../who-may.table.ts';
import * as styles from './who-may-do-what.module.css';

/** The roles and what each may do, as a table that a phone moves sideways. */
export function WhoMayDoWhat() {
  const { i18n, t } = useLingui();
  return (
    <div>
      <h2 id="who-may" className={styles.title}>
        <Trans>Who may do what</Trans>
      </h2>
      <Sideways className={styles.wide} labelledBy="who-may">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.part}>
                <span className={hidden}>{t({ message: 'Work', context: 'parts of the work at a hotel' })}</span>
              </th>
              {staffRoles.map((role) => (
                <th key={role} scope="col" className={styles.role}>
                  {i18n._(roleNames[role])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {partsOfWork.map((part) => (
              <tr key={part}>
                <th scope="row" className={styles.part}>
                  {i18n._(partNames[part])}
                </th>
                {staffRoles.map((role) => (
                  <td key={role} className={styles.reach}>
                    <ReachSign reach={reachOf(part, role)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </div>
  );
}

/** A tick and a dash say it to the eye; words say it to everybody, and stand alone where neither would do. */
function ReachSign({ reach }: { readonly reach: Reach }) {
  const { i18n } = useLingui();
  const words = i18n._(reachNames[reach]);
  if (reach !== 'whole' && reach !== 'none') return words;
  return (
    <>
      {reach === 'whole' ? <Icon icon={check} className={styles.tick} /> : <span aria-hidden="true">–</span>}
      <span className={hidden}>{words}</span>
    </>
  );
}
