export type * from '../src/selection/selection.types.ts';
export { deselectAddon, deselectHotelAddon, selectAddon, selectHotelAddon } from '../src/selection/addons.ts';
export { emptySelection, resetSelection, toggleHourly } from '../src/selection/empty-selection.ts';
export {
  choosePackage,
  clearPackage,
  deselectRatePlan,
  editRatePlan,
  removeRatePlan,
  resetRatePlans,
  selectRatePlan,
  updateRatePlan,
} from '../src/selection/rate-plans.ts';
export { deselectRoom, resetRooms, selectRoom, setRoom } from '../src/selection/rooms.ts';
