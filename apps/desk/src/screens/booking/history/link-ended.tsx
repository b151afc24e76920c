import { Notice } from '@latchkey/ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { doneWords } from '../acts/act.copy.ts';
import type { EndedLink } from '../booking.model.ts';
import * as styles from './by-link.module.css';
import { SignInLink } from './sign-in-link.tsx';

/** A link ends with its booking; what it did last is said once more. */
export function LinkEnded({ atDesk, done }: EndedLink) {
  const { i18n } = useLingui();
  return (
    <>
      {done === null ? null : <Notice tone="good" role="status" title={i18n._(doneWords[done])} />}
      <h1 className={styles.title}>
        <Trans>This link has ended</Trans>
      </h1>
      <p className={styles.said}>
        {atDesk === null ? (
          <Trans>It opens no booking. Sign in to the desk to see the hotel’s bookings.</Trans>
        ) : (
          <Trans>There is nothing left to do with this booking by email. Sign in to see it at the desk.</Trans>
        )}
      </p>
      <SignInLink to={atDesk} />
    </>
  );
}
