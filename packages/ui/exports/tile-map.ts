/// <reference path="../src/ambient.d.ts" />
export { TileMap, type TileMapProps } from '../src/tile-map/tile-map.tsx';
