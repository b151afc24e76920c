export { faultAt, placeOf } from '../src/faults/fault-at.ts';
export { type FaultKind, type HotelFault } from '../src/faults/fault.types.ts';
