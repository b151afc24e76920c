export { addressFault, nameFault, textFault, type NameFault } from '../src/names/name-fault.ts';
export { hasBrand } from '../src/names/has-brand.ts';
export { skeletonOf } from '../src/names/skeleton.ts';
