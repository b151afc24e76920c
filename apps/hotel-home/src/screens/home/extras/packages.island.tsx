import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Price } from '@latchkey/ui/price';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HomeModel, OfferedPackage } from '../home.model.ts';
import { priceOfPackage, withoutPackage, withPackage, type PackageCost } from '@latchkey/booking-core/basket';
import type { Chosen } from '@latchkey/stay/use-stay';
import { useStayWords } from '@latchkey/stay/stay-words';
import { useStepToast } from '../../../offer/plans/use-step-toast.ts';
import * as styles from './extras.module.css';

interface PackagesProps {
  readonly model: HomeModel;
  readonly chosen: Chosen;
}

/** Rooms and extras that go together, each at its own price. Only those available on these dates are shown. */
export function Packages({ model, chosen }: PackagesProps): ReactNode {
  const offered = model.packages.flatMap((one) => {
    const cost = priceOfPackage(chosen.sale, one);
    return cost === null ? [] : [{ one, cost }];
  });
  if (offered.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="packages-title">
      <h3 id="packages-title">
        <Trans>Packages</Trans>
      </h3>
      <ul>
        {offered.map(({ one, cost }) => (
          <PackageRow key={one.packageId} offered={one} cost={cost} model={model} chosen={chosen} />
        ))}
      </ul>
    </section>
  );
}

function PackageRow({
  offered,
  cost,
  model,
  chosen,
}: PackagesProps & { readonly offered: OfferedPackage; readonly cost: PackageCost }): ReactNode {
  const { t } = useLingui();
  const words = useStayWords();
  const say = useStepToast();
  const isChosen = chosen.selection.selectedPackage?.id === offered.packageId;
  const { name } = offered;
  const rooms = words.rooms(cost.roomCount);
  const isInstead = !isChosen && chosen.held.count > 0;
  const press = (): void => {
    const step = chosen.change((selection) =>
      isChosen ? withoutPackage(chosen.sale, selection) : withPackage(chosen.sale, selection, offered),
    );
    say(isChosen ? t`${name} removed` : isInstead ? t`${name} chosen instead` : t`${name} added`, step);
  };
  return (
    <li className={cx(styles.row, isChosen && styles.yours)}>
      <div>
        <h4>{name}</h4>
        <p className={styles.unit}>{offered.text}</p>
      </div>
      <p className={styles.price}>
        <Price>{words.money(cost.total, model.hotel.currency)}</Price>
        <small>
          <Trans>total, taxes included</Trans>
        </small>
        {cost.roomCount > 1 ? (
          <small>
            <Trans>for {rooms}</Trans>
          </small>
        ) : null}
      </p>
      <div className={styles.act}>
        <Button
          look="quiet"
          size="small"
          aria-label={isChosen ? t`Remove: ${name}` : isInstead ? t`Change to this: ${name}` : t`Choose: ${name}`}
          onClick={press}
        >
          {isChosen ? (
            <Trans context="takes a package out of the stay">Remove</Trans>
          ) : isInstead ? (
            <Trans context="takes an offer instead of what is chosen">Change to this</Trans>
          ) : (
            <Trans context="puts a package into the stay">Choose</Trans>
          )}
        </Button>
      </div>
    </li>
  );
}
