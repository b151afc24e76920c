import { waysAtProperty } from '@latchkey/booking-core/payment-ways';
import { useLingui } from '@lingui/react/macro';
import { leftOpen, onAccount } from '../../acts/left-open.ts';
import { useBooking } from '../../booking-on-page.tsx';
import { wayWords } from '../../way.copy.ts';
import * as styles from './check-out.module.css';
import { companiesOf } from './companies-of.ts';

/** By what money changes hands, or that it stays open. What belongs to a way is shown by the sheet alone. */
export function WayPicks({ name, legend }: { readonly name: 'settle' | 'handed'; readonly legend: string }) {
  const { t, i18n } = useLingui();
  const { typed, folio } = useBooking().model;
  const chosen = typed[name] || 'cash';
  const ways = waysAtProperty.map((way) => [way, i18n._(wayWords[way])] as const);
  const hasCompany = name === 'settle' && companiesOf(folio).length > 0;
  const account = hasCompany ? [[onAccount, t({ message: 'Company’s account', context: 'way to pay' })] as const] : [];
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.picks}>
        {[...ways, ...account, [leftOpen, t({ message: 'Leave open', context: 'way to pay' })] as const].map(
          ([value, label]) => (
            <label key={value} className={styles.pick}>
              <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
              {label}
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}
