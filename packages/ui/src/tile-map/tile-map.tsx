import type { MapTiles } from '@latchkey/site/screen';
import 'leaflet/dist/leaflet.css';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { Position } from '../plan/draw-plan.ts';
import { drawTiles } from './draw-tiles.ts';
import * as styles from './tile-map.module.css';

export interface TileMapProps {
  readonly tiles: MapTiles;
  readonly house: Position;
  /** Numbered from 1 in this order, as in the list beside the map. */
  readonly places: readonly Position[];
  readonly words: { readonly label: string; readonly zoomIn: string; readonly zoomOut: string };
  /** The first pictures are there. */
  readonly onDrawn: () => void;
}

/** A map of an operator's tiles, in the place its parent gives it. Lazy: it brings Leaflet with it. */
export function TileMap(props: TileMapProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent(() =>
    frame.current === null
      ? null
      : drawTiles(frame.current, props, { place: String(styles.place), house: String(styles.house) }),
  );
  useEffect(() => {
    const drawn = draw();
    return () => void drawn?.remove();
  }, []);
  return <div ref={frame} className={styles.map} dir="ltr" role="group" aria-label={props.words.label} />;
}
