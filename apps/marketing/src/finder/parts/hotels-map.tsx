import type { HotelFound } from '@latchkey/api-contract/types';
import { useLingui } from '@lingui/react/macro';
import { drawHotels } from '../draw-hotels.ts';
import * as styles from './hotels-map.module.css';

/** Where the hotels of the list lie, by their numbers in it. Never mirrored. */
export function HotelsMap({ hotels }: { readonly hotels: readonly HotelFound[] }) {
  const { t } = useLingui();
  const [width, height] = [640, 420];
  const { marks, meridians, parallels } = drawHotels(hotels, width, height);
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={t`Map of the hotels in this list, north up`}
    >
      {meridians.map(({ x, degrees }) => (
        <g key={degrees}>
          <path className={styles.line} d={`M${x} 0v${height}`} />
          <text className={styles.degrees} x={x + 5} y={height - 8}>
            {`${Math.abs(degrees)}° ${degrees < 0 ? 'W' : 'E'}`}
          </text>
        </g>
      ))}
      {parallels.map(({ y, degrees }) => (
        <g key={degrees}>
          <path className={styles.line} d={`M0 ${y}h${width}`} />
          <text className={styles.degrees} x="8" y={y - 6}>
            {`${Math.abs(degrees)}° ${degrees < 0 ? 'S' : 'N'}`}
          </text>
        </g>
      ))}
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
