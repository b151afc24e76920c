import { defaultLocale, directionOf, isLocale } from '@latchkey/booking-core/language';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { drawArea, type MapPoint, type Position } from './draw-area.ts';
import * as styles from './area-map.module.css';

export interface AreaMapPlace extends Position {
  readonly name: string;
  readonly isPark?: boolean | undefined;
}

export interface AreaMapProps {
  readonly hotel: Position;
  /** Numbered from 1 in this order; the list beside the plan says the same in words. */
  readonly places: readonly AreaMapPlace[];
  /** A distance in words: "2 km". */
  readonly kmWords: (km: number) => string;
  readonly shape?: 'tall' | 'flat' | undefined;
  /** The places are gone to one after the other, from the hotel and back to it. */
  readonly isRoute?: boolean | undefined;
}

/** The neighbourhood, drawn: rings of distance, places on true bearings, north up. Never mirrored. */
export function AreaMap({ hotel, places, kmWords, shape = 'tall', isRoute = false }: AreaMapProps): ReactNode {
  const { t, i18n } = useLingui();
  // What is drawn has no direction of its own: "1 كم" would stand the other way round.
  const direction = directionOf(isLocale(i18n.locale) ? i18n.locale : defaultLocale);
  const drawing = drawArea(hotel, places, 640, shape === 'tall' ? 520 : 400);
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={t`Plan of places near the hotel, with rings of distance`}
    >
      <g>
        {drawing.rings.map(({ km, radius }) => (
          <circle key={km} className={styles.ring} cx={drawing.hotel.x} cy={drawing.hotel.y} r={radius} />
        ))}
      </g>
      {drawing.rings.map(({ km, label }) =>
        label === null ? null : (
          <text key={km} className={styles.label} x={label.x} y={label.y + 5} direction={direction}>
            {kmWords(km)}
          </text>
        ),
      )}
      {isRoute ? <path className={styles.route} d={routeOf([drawing.hotel, ...drawing.marks, drawing.hotel])} /> : null}
      {drawing.marks.map((mark, place) => (
        <Mark
          key={places[place]?.name}
          at={mark}
          hotel={drawing.hotel}
          number={place + 1}
          isPark={places[place]?.isPark ?? false}
          isOnRoute={isRoute}
        />
      ))}
      <g transform={`translate(${drawing.hotel.x} ${drawing.hotel.y})`}>
        <path className={styles.hotel} d="M-10 15V-9l6-6H4l6 6v24z" />
        <circle className={styles.hole} cy="-7" r="3" />
      </g>
      <path className={styles.north} d={`M30 ${drawing.height - 20}v-28m-5 6 5-7 5 7`} />
      <text className={styles.label} x="48" y={drawing.height - 28}>
        {t({ message: 'N', context: 'north, on a map' })}
      </text>
    </svg>
  );
}

/** Straight from one to the next: which streets one takes is not known. */
const routeOf = (points: readonly MapPoint[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

interface MarkProps {
  readonly at: MapPoint & { readonly isBeyond: boolean };
  readonly hotel: MapPoint;
  readonly number: number;
  readonly isPark: boolean;
  readonly isOnRoute: boolean;
}

function Mark({ at, hotel, number, isPark, isOnRoute }: MarkProps): ReactNode {
  return (
    <g>
      {at.isBeyond && !isOnRoute ? (
        <path className={styles.beyond} d={`M${hotel.x} ${hotel.y}L${at.x} ${at.y}`} />
      ) : null}
      {isPark ? <ellipse className={styles.park} cx={at.x} cy={at.y} rx="34" ry="30" /> : null}
      <circle className={styles.mark} cx={at.x} cy={at.y} r="15" />
      <text className={styles.number} x={at.x} y={at.y}>
        {number}
      </text>
    </g>
  );
}
