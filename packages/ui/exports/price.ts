/// <reference path="../src/ambient.d.ts" />
export { Price, type PriceProps } from '../src/price/price.tsx';
