export type * from '../src/selection/selection.types.ts';
export { emptySelection, resetSelection, toggleHourly } from '../src/selection/empty-selection.ts';
export { selectRatePlan, updateRatePlan } from '../src/selection/rate-plans.ts';
export { setRoom } from '../src/selection/rooms.ts';
/** @public docs/rules.md, "States and selection". */
export { deselectAddon, deselectHotelAddon, selectAddon, selectHotelAddon } from '../src/selection/addons.ts';
/** @public docs/rules.md, "States and selection". */
export {
  choosePackage,
  clearPackage,
  deselectRatePlan,
  editRatePlan,
  removeRatePlan,
  resetRatePlans,
} from '../src/selection/rate-plans.ts';
/** @public docs/rules.md, "States and selection". */
export { deselectRoom, resetRooms, selectRoom } from '../src/selection/rooms.ts';
