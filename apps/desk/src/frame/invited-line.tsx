import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Plural } from '@lingui/react/macro';
import * as styles from './invited-line.module.css';

/**
 * Says where somebody's day begins that a hotel has invited them, and leads to where it is answered. It names no hotel: whoever
 * invites may be a stranger.
 */
export function InvitedLine({ count }: { readonly count: number }) {
  return count === 0 ? null : (
    <p className={styles.line}>
      <SiteLink to={deskUrl('you')}>
        <Plural
          value={count}
          one="You have an invitation to join a hotel"
          other="You have # invitations to join hotels"
        />
      </SiteLink>
    </p>
  );
}
