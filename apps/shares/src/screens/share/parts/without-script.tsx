import { Notice } from '@latchkey/ui/notice';
import { Trans } from '@lingui/react/macro';

/** What a payer needs JavaScript for here. */
export const WithoutScript = () => (
  <noscript>
    <Notice tone="warn" title={<Trans>Paying online needs JavaScript, which is off in this browser.</Trans>}>
      <Trans>Turn it on and load this page again, or pay your share to whoever booked.</Trans>
    </Notice>
  </noscript>
);
