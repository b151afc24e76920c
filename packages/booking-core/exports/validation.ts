export { fieldLengths } from '../src/validation/field-lengths.ts';
export { houseFieldLengths } from '../src/validation/house-field-lengths.ts';
export {
  checkEmail,
  checkName,
  checkPhone,
  dialledNumber,
  plainEmail,
  plainName,
  plusLeftOut,
} from '../src/validation/traveller.ts';
export {
  byCompanionField,
  byTravellerField,
  companionFieldNames,
  isOptional,
  plusForZeros,
  travellerFacts,
  travellerFaults,
  travellerFieldNames,
  type CompanionField,
  type TravellerFact,
  type TravellerField,
  type TravellerRefusal,
} from '../src/validation/traveller-fields.ts';
export { checkTaxNumber } from '../src/validation/tax-number.ts';
export { isKnownTaxNumber, taxNumberDoubt, type TaxNumberDoubt } from '../src/validation/tax-number-doubt.ts';
export { mailDoubt } from '../src/validation/mail-doubt.ts';
export {
  companionField,
  emptyCompanion,
  emptyInvoice,
  emptyTraveller,
  mostTravellers,
  travellerOf,
  travellerProblems,
  type BookingTraveller,
  type CompanionForm,
  type FieldProblem,
  type FieldRefusal,
  type InvoiceForm,
  type TravellerForm,
  type TravellersForm,
} from '../src/validation/traveller-form.ts';
export {
  enquiryProblems,
  typedRoomNights,
  type EnquiryFields,
  type EnquiryProblem,
} from '../src/validation/corporate-enquiry.ts';
export {
  hotelierProblems,
  typedRooms,
  type HotelierFields,
  type HotelierProblem,
} from '../src/validation/hotelier-enquiry.ts';
export { mailOutcomes, type MailOutcome } from '../src/validation/mail-outcomes.ts';
export { contactFields, type ContactField, type ContactRefusal } from '../src/validation/contact-fields.ts';
