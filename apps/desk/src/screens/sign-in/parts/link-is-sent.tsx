import { SiteLink } from '@latchkey/site';
import { soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { signInUrl } from '../../../session/sign-in-url.ts';
import * as styles from '../../../parts/door/door.module.css';

/** A link is on its way, if anybody of that address works here. */
export const LinkIsSent = ({ to }: { readonly to: string }) => (
  <div className={styles.form}>
    <p className={soft}>
      <Trans>Nothing after a minute? Check your spam folder, or ask the person who invited you.</Trans>
    </p>
    <p>
      <SiteLink className={styles.link} to={signInUrl(to)}>
        <Trans>Send another link</Trans>
      </SiteLink>
    </p>
  </div>
);
