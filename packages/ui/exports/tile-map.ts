/// <reference path="../src/ambient.d.ts" />
export { TileMap } from '../src/tile-map/tile-map.tsx';
export type { TileMapProps } from '../src/tile-map/tile-map.types.ts';
