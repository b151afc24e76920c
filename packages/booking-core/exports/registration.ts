export type * from '../src/registration/registration.types.ts';
export type { FileContent, HouseAtAuthority, RegisteredStay } from '../src/registration/files/files.types.ts';
export { deadlineOf, retentionOf } from '../src/registration/duties/deadline-of.ts';
export { ageOn, dutyOf, dutyRuleOf } from '../src/registration/duties/duty-of.ts';
export { faultsOf, type FaultOfField } from '../src/registration/faults-of.ts';
export { alloggiatiFile, unknownCodes, type AlloggiatiCodes } from '../src/registration/files/alloggiati-file.ts';
export { countries } from '../src/registration/files/country-codes.ts';
export { dayRows } from '../src/registration/files/day-rows.ts';
export { sesFile, sesHouse } from '../src/registration/files/ses-file.ts';
export { sibaFile, sibaHouse } from '../src/registration/files/siba-file.ts';
export {
  companions,
  countryFields,
  dateFields,
  documentKinds,
  dutyKinds,
  fieldFaults,
  hiddenFields,
  registrationFields,
  registrationSchemes,
  relations,
  reportKinds,
  reportRefusals,
  sexes,
} from '../src/registration/registration-lists.ts';
