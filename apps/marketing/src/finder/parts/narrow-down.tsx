import { hotelOrders, type HotelOrder } from '@latchkey/booking-core/hotel-search';
import { SiteLink } from '@latchkey/site';
import { chipClass } from '@latchkey/ui/chip';
import { cx } from '@latchkey/ui/cx';
import { check } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { finderUrl } from '../finder-url.ts';
import { filters, type FinderSearch, type Filter } from '../finder.model.ts';
import * as styles from './narrow-down.module.css';

/** In what order hotels stand and what is left out: links, so that they work in every browser and can be shared. */
export function NarrowDown({ asked }: { readonly asked: FinderSearch }) {
  const { t } = useLingui();
  const sortWords: Readonly<Record<HotelOrder, string>> = {
    name: t`Name`,
    rating: t`Rating`,
    price: t`Lowest price`,
  };
  const filterWords: Readonly<Record<Filter, string>> = {
    free: t`Available`,
    instant: t`Instant confirmation`,
    atProperty: t`Pay at the hotel`,
    rental: t`Whole place`,
  };
  const toggled = (filter: Filter): readonly Filter[] =>
    asked.filters.includes(filter) ? asked.filters.filter((one) => one !== filter) : [...asked.filters, filter];
  return (
    <div className={styles.bar}>
      <nav className={styles.group} aria-label={t`Sort by`}>
        <span aria-hidden="true">
          <Trans>Sort by</Trans>
        </span>
        {hotelOrders.map((sort) => (
          <SiteLink
            key={sort}
            className={cx(chipClass, sort === asked.sort && styles.on)}
            aria-current={sort === asked.sort ? 'true' : undefined}
            to={finderUrl({ ...asked, sort, page: 1 })}
          >
            {sortWords[sort]}
          </SiteLink>
        ))}
      </nav>
      <nav className={styles.group} aria-label={t`Show only`}>
        <span aria-hidden="true">
          <Trans>Show only</Trans>
        </span>
        {filters.map((filter) => (
          <SiteLink
            key={filter}
            className={cx(chipClass, asked.filters.includes(filter) && styles.on)}
            aria-current={asked.filters.includes(filter) ? 'true' : undefined}
            to={finderUrl({ ...asked, filters: toggled(filter), page: 1 })}
          >
            {asked.filters.includes(filter) ? <Icon icon={check} /> : null}
            {filterWords[filter]}
          </SiteLink>
        ))}
      </nav>
    </div>
  );
}
