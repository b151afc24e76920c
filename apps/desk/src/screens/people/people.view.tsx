import { Trans } from '@lingui/react/macro';
import { WhoMayDoWhat } from './parts/who-may-do-what.tsx';
import * as styles from './people.module.css';

/** Who works at the hotel, and what each may do. */
export function PeopleView() {
  return (
    <>
      <h1 className={styles.title}>
        <Trans context="who works at the hotel">People</Trans>
      </h1>
      <WhoMayDoWhat />
    </>
  );
}
