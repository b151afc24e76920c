import type { WholeBooking } from '@latchkey/api-contract/types';
import { cx } from '@latchkey/ui/cx';
import { Trans } from '@lingui/react/macro';
import * as folded from './more.module.css';
import * as styles from './agreed-policies.module.css';

/** The hotel's policies as they stood when the stay was booked: later ones change nothing for it. */
export function AgreedPolicies({ own: { policies = [] } }: { readonly own: WholeBooking }) {
  if (policies.length === 0) return null;
  return (
    <details className={cx(folded.more, styles.folded)}>
      <summary>
        <Trans>The hotel’s policies when you booked</Trans>
      </summary>
      <dl className={styles.policies}>
        {policies.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
