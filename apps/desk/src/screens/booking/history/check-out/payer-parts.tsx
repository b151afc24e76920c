import { withSearch } from '@latchkey/site/urls';
import { textLinkClass } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import { InPlaceLink } from '../../../../frame/in-place-link.tsx';
import { useBooking } from '../../booking-on-page.tsx';
import { useSums } from '../../use-sums.ts';
import * as styles from './check-out.module.css';
import type { PartsOfDeparture } from './use-parts.ts';

/** What other payers pay of a departure's sum: it goes on their accounts, or the way to give them one. */
export function PayerParts({ parts: { others, account } }: { readonly parts: PartsOfDeparture }) {
  const { here } = useBooking().model;
  const say = useSums();
  if (others.length === 0) return null;
  return (
    <div className={styles.caption}>
      {account === undefined ? null : <input type="hidden" name="account" value={account} />}
      {others.map(({ payerId, name, toPay }) => {
        const sum = say(toPay);
        return (
          <p key={payerId}>
            {account === undefined ? (
              <Trans>
                <bdi>{name}</bdi> pays {sum} of this.
              </Trans>
            ) : (
              <Trans>
                {sum} goes on the account of <bdi>{name}</bdi>.
              </Trans>
            )}
          </p>
        );
      })}
      {account === undefined ? (
        <>
          <p>
            <Trans>It can be left on account once the payer is a company with an address or tax number.</Trans>
          </p>
          <InPlaceLink className={textLinkClass} to={withSearch(here, {} as never)}>
            <Trans context="of a stay">Go to the account</Trans>
          </InPlaceLink>
        </>
      ) : null}
    </div>
  );
}
