import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Icon } from '@latchkey/ui/icon';
import { check, triangleAlert } from '@latchkey/ui/icons';
import type { ReactNode } from 'react';
import * as styles from '../counter.module.css';

interface Case {
  readonly reference: string;
  readonly guestName: string;
  readonly sum?: string;
}

/** One thing to look at before the day ends: done, or open with its stays. */
export function CaseLine({
  hotelId,
  stays,
  fine,
  open,
}: {
  readonly hotelId: number;
  readonly stays: readonly Case[];
  readonly fine: ReactNode;
  readonly open: ReactNode;
}) {
  const isFine = stays.length === 0;
  return (
    <li className={styles.case}>
      <Icon icon={isFine ? check : triangleAlert} className={isFine ? styles.fine : styles.warn} />
      <div>
        {isFine ? fine : <b>{open}</b>}
        {isFine ? null : (
          <ul className={styles.stays}>
            {stays.map(({ reference, guestName, sum }, place) => (
              <li key={place}>
                {reference === '' ? (
                  <bdi>{guestName}</bdi>
                ) : (
                  <SiteLink to={deskUrl('booking', { hotelId, reference })} className={styles.guest}>
                    <bdi>{guestName === '' ? reference : guestName}</bdi>
                  </SiteLink>
                )}
                {sum === undefined ? null : (
                  <>
                    {' '}
                    <bdi>{sum}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
