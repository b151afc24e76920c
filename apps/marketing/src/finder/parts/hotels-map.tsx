import type { HotelFound } from '@latchkey/api-contract/types';
import { formatRingKm } from '@latchkey/format/measure';
import { usePage } from '@latchkey/site';
import { useLingui } from '@lingui/react/macro';
import { drawHotels } from '../draw-hotels.ts';
import land from './land.svg';
import * as styles from './hotels-map.module.css';

/**
 * Where the hotels of the list lie, by their numbers in it, on the coasts of the earth (Natural Earth 1:110 million, public
 * domain) where they are far apart. Never mirrored.
 */
export function HotelsMap({ hotels }: { readonly hotels: readonly HotelFound[] }) {
  const { locale } = usePage();
  const { t } = useLingui();
  const [width, height] = [640, 420];
  const { marks, earth, scale } = drawHotels(hotels, width, height);
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={t`Map of the hotels in this list, north up`}
    >
      {earth === null ? null : <image href={land} {...earth} preserveAspectRatio="none" />}
      <path className={styles.scale} d={`M16 ${height - 24}v8h${scale.length}v-8`} />
      <text className={styles.length} x={16 + scale.length / 2} y={height - 26}>
        {formatRingKm(scale.metres / 1000, locale)}
      </text>
      {marks.map(({ x, y }, place) => {
        const hotel = hotels[place];
        return hotel === undefined ? null : (
          <a key={hotel.id} href={`#hotel-${hotel.id}`} aria-label={`${place + 1} ${hotel.name}`}>
            <circle className={styles.mark} cx={x} cy={y} r="15" style={{ fill: hotel.theme.tag }} />
            <text className={styles.number} x={x} y={y}>
              {place + 1}
            </text>
          </a>
        );
      })}
    </svg>
  );
}
