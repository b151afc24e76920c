/// <reference path="../src/ambient.d.ts" />
export { MachinePrice } from '../src/price/machine-price.tsx';
