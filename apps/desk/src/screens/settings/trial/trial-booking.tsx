import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { Button, buttonClass } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import type { Trial } from './trial.types.ts';
import * as styles from './trial-booking.module.css';

/** Begins a trial, in which a stay is booked as guests do; once it has begun, leads there. */
export function TrialBooking({
  trial,
  zone,
  action,
}: {
  readonly trial: Trial | null;
  readonly zone: string;
  /** Of the form `try`. */
  readonly action: string;
}) {
  const { locale } = usePage();
  if (trial === null)
    return (
      <ActionForm action={action} className={styles.trial}>
        <Button type="submit" look="quiet">
          <Trans>Make a test booking</Trans>
        </Button>
        <p className={styles.words}>
          <Trans>
            Book as a guest does, with test money. No room is taken, and all emails and text messages come to you alone.
          </Trans>
        </p>
      </ActionForm>
    );
  const { url, mailbox, expiresAt } = trial;
  const ends = Date.parse(expiresAt);
  const address = <bdi>{mailbox}</bdi>;
  return (
    <div className={styles.trial} role="status">
      <a className={buttonClass({ look: 'ink' })} href={url} target="_blank" rel="noopener">
        <Trans>Open the test site</Trans>
      </a>
      <p className={styles.words}>
        <Trans>
          Book, pay, change and cancel there until {formatMomentDate(ends, zone, locale)},{' '}
          {formatMomentTime(ends, zone, locale)}. Emails and text messages go to {address} alone.
        </Trans>
      </p>
    </div>
  );
}
