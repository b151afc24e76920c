import { usePage } from '@latchkey/site';
import { TextButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import * as styles from './leave-device.module.css';

/** For a shared computer: ends what this device may see, and shows the page as everybody sees it. */
export function LeaveDevice({ bookingId }: { readonly bookingId: string }) {
  const { api } = usePage();
  const [state, setState] = useState<'open' | 'leaving' | 'failed'>('open');
  const leave = async (): Promise<void> => {
    if (state === 'leaving') return;
    setState('leaving');
    const reply = await api.call('leaveDevice', { params: { bookingId } });
    // A device without access has left the booking already.
    if (reply.status === 200 || reply.status === 403) window.location.reload();
    else setState('failed');
  };
  return (
    <div className={styles.leave}>
      <p className={cx(small, soft)}>
        <Trans>Shared computer? Then sign out, so that nobody else can open your bookings here.</Trans>
      </p>
      <TextButton aria-busy={state === 'leaving' || undefined} onClick={() => void leave()}>
        <Trans>Sign out here</Trans>
      </TextButton>
      <p role="status" className={small}>
        {state === 'failed' ? <Trans>Please try again later!</Trans> : null}
      </p>
    </div>
  );
}
