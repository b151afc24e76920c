export { forgetProofs, grantAccess, insertAccess, hasAccess, type Proofs, provedAt } from './booking-access.queries.ts';
export {
  hasPhone,
  idOfReference,
  idsOfPhone,
  insertNames,
  isKnownPhone,
  renamePhone,
  writeKnownUntil,
} from './booking-names.queries.ts';
export {
  forgetDevice,
  forgetHotelsOf,
  hotelsOfDevice,
  insertDevices,
  isKnownDevice,
  noteDevice,
  renewDevice,
} from './devices.queries.ts';
export { yearAfterStay } from './known-until.ts';
export { hashOfName, nameBookings } from './name-bookings.queries.ts';
export { groupedNumber, phoneNumberOf } from './phone-number.ts';
export { isMailboxProved, isNumberProved } from './proved-contact.queries.ts';
export { isShortCode, shortCodeOf } from './short-code.ts';
export { endKnown, writeNames } from './booking-names.queries.ts';
export { bookingAccessUpkeep } from './booking-access.upkeep.ts';
