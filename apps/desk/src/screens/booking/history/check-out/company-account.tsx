import { withSearch } from '@latchkey/site/urls';
import { textLinkClass } from '@latchkey/ui/button';
import { SelectField } from '@latchkey/ui/select-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { InPlaceLink } from '../../../../frame/in-place-link.tsx';
import { useBooking } from '../../booking-on-page.tsx';
import * as styles from './check-out.module.css';
import { companiesOf } from './companies-of.ts';

/** On which company's account the rest is left; where the account of the stay has none, the way to add one. */
export function CompanyAccount() {
  const { t } = useLingui();
  const { folio, here, typed } = useBooking().model;
  const [first, ...others] = companiesOf(folio);
  if (folio === null) return null;
  if (first === undefined)
    return (
      <div className={styles.caption}>
        <p>
          <Trans>A company can owe it too: first add the company as a payer, with its address or tax number.</Trans>
        </p>
        <InPlaceLink className={textLinkClass} to={withSearch(here, {} as never)}>
          <Trans context="of a stay">Go to the account</Trans>
        </InPlaceLink>
      </div>
    );
  return (
    <div className={styles.company}>
      {others.length === 0 ? (
        <p>
          <input type="hidden" name="company" value={first.payerId} />
          <bdi>{first.name}</bdi>
        </p>
      ) : (
        <SelectField name="company" label={t`Company`} defaultValue={typed['company'] || first.payerId}>
          {[first, ...others].map((one) => (
            <option key={one.payerId} value={one.payerId}>
              {one.name}
            </option>
          ))}
        </SelectField>
      )}
      <p className={styles.caption}>
        <Trans>The company then owes it. The stay is listed on Today under Accounts left open until it is paid.</Trans>
      </p>
    </div>
  );
}
