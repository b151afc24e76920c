import type { MapTiles } from '@latchkey/site/screen';
import type { Position } from '../area-map/draw-area.ts';

export interface TileMapProps {
  readonly tiles: MapTiles;
  readonly hotel: Position;
  /** Numbered from 1 in this order, as in the list beside the map. */
  readonly places: readonly Position[];
  readonly words: { readonly label: string; readonly zoomIn: string; readonly zoomOut: string };
  /** The first pictures are there. */
  readonly onDrawn: () => void;
}
