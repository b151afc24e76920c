import { SiteLink } from '@latchkey/site';
import { Icon } from '@latchkey/ui/icon';
import { minus, plus } from '@latchkey/ui/icons';
import { useLingui } from '@lingui/react/macro';
import { mostAdults, mostChildren } from '../stay-search.ts';
import type { FramedNewBooking } from '../new-booking.model.ts';
import * as styles from '../new-booking.module.css';
import { stayAddress } from './stay-address.ts';

/** How many come. Each step is an address, so that it works without a script. */
export function Party({ model }: { readonly model: FramedNewBooking }) {
  const { t } = useLingui();
  const { guests } = model.stay;
  const [adults, children] = [guests.adults, guests.childAges.length];
  return (
    <section className={styles.party} aria-label={t({ message: 'Guests', context: 'how many come' })}>
      <Count
        label={t({ message: 'Adults', context: 'how many come' })}
        count={adults}
        fewer={adults > 1 ? stayAddress(model, { guests: { ...guests, adults: adults - 1 } }) : null}
        more={adults < mostAdults ? stayAddress(model, { guests: { ...guests, adults: adults + 1 } }) : null}
      />
      <Count
        label={t({ message: 'Children', context: 'how many come' })}
        count={children}
        fewer={
          children > 0 ? stayAddress(model, { guests: { ...guests, childAges: guests.childAges.slice(1) } }) : null
        }
        more={
          children < mostChildren
            ? stayAddress(model, { guests: { ...guests, childAges: [...guests.childAges, null] } })
            : null
        }
      />
    </section>
  );
}

function Count({
  label,
  count,
  fewer,
  more,
}: {
  readonly label: string;
  readonly count: number;
  readonly fewer: string | null;
  readonly more: string | null;
}) {
  const { t } = useLingui();
  return (
    <div className={styles.counted}>
      <span>{label}</span>
      <div className={styles.count} role="group" aria-label={label}>
        {fewer === null ? (
          <span className={styles.noStep}>
            <Icon icon={minus} />
          </span>
        ) : (
          <SiteLink
            className={styles.step}
            to={fewer}
            aria-label={t({ message: 'One fewer', context: 'lowers a count' })}
          >
            <Icon icon={minus} />
          </SiteLink>
        )}
        <span className={styles.number} role="status">
          {count}
        </span>
        {more === null ? (
          <span className={styles.noStep}>
            <Icon icon={plus} />
          </span>
        ) : (
          <SiteLink
            className={styles.step}
            to={more}
            aria-label={t({ message: 'One more', context: 'raises a count' })}
          >
            <Icon icon={plus} />
          </SiteLink>
        )}
      </div>
    </div>
  );
}
