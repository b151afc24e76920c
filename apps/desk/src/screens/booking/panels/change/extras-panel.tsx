import { Button } from '@latchkey/ui/button';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBooking } from '../../booking-on-page.tsx';
import { AskForm } from '../../ask-form.tsx';
import * as styles from '../../panel.module.css';
import { Panel } from '../panel.tsx';
import { Quoted } from './quoted.tsx';

const ExtraPrice = lazyPart(() =>
  import(/* webpackChunkName: "history" */ './extra-price.lazy.tsx').then(({ ExtraPrice: part }) => part),
);

/** Extras of the stay, more or fewer of each. */
export function ExtrasPanel() {
  const { t } = useLingui();
  const { booking, offered, asked } = useBooking().model;
  const booked = new Map((booking.selection?.addons ?? []).map(({ addonId, quantity }) => [addonId, quantity]));
  const named = new Map(booking.bill.addons.map(({ addonId, name }) => [addonId, name]));
  const sold = offered?.extras ?? [];
  // What is booked and no longer sold can still be taken off.
  const gone = [...booked.keys()]
    .filter((addonId) => !sold.some((one) => one.addonId === addonId))
    .map((addonId) => ({ addonId, name: named.get(addonId) ?? addonId }));
  const extras = [
    ...sold.map((sale) => ({ addonId: sale.addonId, name: sale.name, sale })),
    ...gone.map((one) => ({ ...one, sale: null })),
  ];
  if (extras.length === 0)
    return (
      <Panel title={t`Extras`}>
        <p className={styles.said}>
          <Trans>The hotel sells no extras.</Trans>
        </p>
      </Panel>
    );
  return (
    <Panel title={t`Extras`}>
      <AskForm>
        <ul className={styles.counts}>
          {extras.map(({ addonId, name, sale }) => (
            <li key={addonId} className={styles.count}>
              <span id={`x-${addonId}`}>{name}</span>
              <span>{sale === null ? null : <ExtraPrice extra={sale} />}</span>
              <input
                type="number"
                name={`x.${addonId}`}
                aria-labelledby={`x-${addonId}`}
                min={0}
                max={500}
                dir="ltr"
                className={styles.number}
                defaultValue={asked[`x.${addonId}`] ?? booked.get(addonId) ?? 0}
              />
            </li>
          ))}
        </ul>
        <Button type="submit" look="quiet" size="small" className={styles.show}>
          <Trans>Show what it does</Trans>
        </Button>
      </AskForm>
      <Quoted act="extras" />
    </Panel>
  );
}
