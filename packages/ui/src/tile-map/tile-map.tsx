import 'leaflet/dist/leaflet.css';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { drawTiles } from './draw-tiles.ts';
import type { TileMapProps } from './tile-map.types.ts';
import * as styles from './tile-map.module.css';

/** A map of an operator's tiles, in the place its parent gives it. Lazy: it brings Leaflet with it. */
export function TileMap(props: TileMapProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent(() =>
    frame.current === null
      ? null
      : drawTiles(frame.current, props, { place: String(styles.place), hotel: String(styles.hotel) }),
  );
  useEffect(() => {
    const drawn = draw();
    return () => void drawn?.remove();
  }, []);
  return <div ref={frame} className={styles.map} dir="ltr" role="group" aria-label={props.words.label} />;
}
