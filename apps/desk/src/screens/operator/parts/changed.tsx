import { Badge } from '@latchkey/ui/badge';
import { Trans } from '@lingui/react/macro';
import type { OperatedHotel, HotelsModel } from '../operator.model.ts';
import * as styles from '../operator.module.css';
import { HotelLine } from './hotel-line.tsx';

/** Young hotels that guests know by something else than the provider has looked at. */
export function Changed({ hotels, typed }: Pick<HotelsModel, 'typed'> & { readonly hotels: readonly OperatedHotel[] }) {
  if (hotels.length === 0) return null;
  return (
    <section aria-labelledby="hotels-changed" className={styles.group}>
      <div className={styles.head}>
        <h2 id="hotels-changed" className={styles.state}>
          <Trans>Changed since you looked</Trans>
        </h2>
        <Badge tone="tag">
          <bdi>{hotels.length}</bdi>
        </Badge>
      </div>
      <ul className={styles.list}>
        {hotels.map((hotel) => (
          <HotelLine key={hotel.hotelId} hotel={hotel} typed={typed} />
        ))}
      </ul>
    </section>
  );
}
