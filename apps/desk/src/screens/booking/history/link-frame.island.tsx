import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Door, DoorLanguages } from '../../../frame/door.tsx';
import type { EndedLink, LinkedBooking } from '../booking.model.ts';
import * as styles from './by-link.module.css';
import { LinkEnded } from './link-ended.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { withHistoryWords } from './history-words.ts';

/** The page that the button of a mail to the hotel opens: its booking as at the desk, and the way to all else. */
export const LinkFrame = withHistoryWords(
  ({ model, children }: { readonly model: LinkedBooking | EndedLink; readonly children: ReactNode }) => (
    <Door end={<DoorLanguages here={model.here} />}>
      <main id="main" className={styles.page}>
        {'link' in model ? (
          <>
            {children}
            <section className={styles.more} aria-labelledby="more">
              <h2 id="more" className={styles.moreTitle}>
                <Trans>All else at the desk</Trans>
              </h2>
              <p className={styles.said}>
                <Trans>
                  Anyone with the email can open this page, so it shows no phone number or email address. Sign in to
                  contact the guest, change the stay or its price, take payments or cancel.
                </Trans>
              </p>
              <SignInLink to={model.atDesk} />
            </section>
          </>
        ) : (
          <LinkEnded {...model} />
        )}
      </main>
    </Door>
  ),
);
