export {
  checkAge,
  checkEmail,
  checkName,
  checkPhone,
  checkTraveller,
  dialledNumber,
  isItineraryLength,
  type TravellerRefusal,
  type TypedTraveller,
} from '../src/validation/traveller.ts';
export { checkTaxNumber } from '../src/validation/tax-number.ts';
