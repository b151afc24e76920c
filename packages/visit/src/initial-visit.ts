import { emptySelection } from '@latchkey/booking-core/selection';
import { initialSpecifiedState } from './specified-state.ts';
import type { VisitState } from './visit-state.types.ts';

/** A visit's beginning: two adults, one night, nothing chosen. */
export const initialVisit: VisitState = {
  ...emptySelection,
  ...initialSpecifiedState,
  selectedFor: null,
  totalPeople: 2,
  totalAdult: 2,
  totalChild: 0,
  totalInfant: 0,
  dateRange: null,
  dateCount: 1,
  hourlyDate: null,
  hourlyTime: null,
  hourlyHour: null,
  isHourlyRoom: false,
  hotelData: null,
  paymentProvider: null,
  scriptTagId: null,
  bnplConfig: null,
  pendingReasons: [],
  Retargeting: false,
  notifyNoInventory: false,
  isSignup: false,
  isContinueBooking: false,
  showMembershipModal: false,
};
