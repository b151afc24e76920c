/// <reference path="../src/ambient.d.ts" />
export { AreaMap, type AreaMapPlace, type AreaMapProps } from '../src/area-map/area-map.tsx';
