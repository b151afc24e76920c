export { assignUnits, type Assigned } from '../src/units/assign-units.ts';
export { numbersFor, type NumberedUnit } from '../src/units/unit-numbers.ts';
export type { AssignableUnit, UnitPlacement, UnitStay, UnitTime } from '../src/units/unit-stay.types.ts';
export { isToClean } from '../src/units/to-clean.ts';
export { closureKinds, mayBecome, unitStates, type ClosureKind, type UnitState } from '../src/units/unit-state.ts';
