export {
  checkAge,
  checkEmail,
  checkName,
  checkPhone,
  checkTraveller,
  isItineraryLength,
  type TravellerRefusal,
  type TypedTraveller,
} from '../src/validation/traveller.ts';
