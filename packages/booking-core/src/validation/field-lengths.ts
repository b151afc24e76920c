/** The most characters of each field that people fill in: the contract refuses more, and the fields take no more. */
export const fieldLengths = {
  personName: 120,
  email: 254,
  phone: 24,
  /** The company that a stay is invoiced to. */
  invoiceCompany: 160,
  taxNumber: 40,
  /** Two letters, ISO 3166-1. */
  countryCode: 2,
  /** What stands first in the numbers of a hotel's invoices. */
  invoicePrefix: 10,
  /** With the blanks that people type. */
  iban: 42,
  couponCode: 40,
  arrivalTime: 40,
  /** Whom a share of a stay's cost is for, as who booked calls it. */
  shareLabel: 60,
  /** What a guest writes with a request of a booking. */
  requestNote: 500,
  /** What the property writes to a guest with an act. */
  propertyWords: 500,
  /** What a shift of the property writes for the next. */
  propertyNote: 500,
  /** Why a room is kept from guests. */
  closureReason: 200,
  /** What the property writes to a guest in answer, or of its own accord. */
  propertyLetter: 4000,
  /** The same by SMS. */
  propertySms: 300,
  /** What a hotel says of itself in one place. */
  hotelText: 20_000,
  /** What a guest writes to the property about a booking. */
  guestLetter: 2000,
  reviewText: 2000,
  /** The name shown with a review. */
  reviewAuthor: 40,
  question: 1000,
  /** Where a better price was seen. */
  foundAt: 300,
  priceMessage: 1000,
  /** The company, or the hotel, that writes to the provider. */
  organisation: 200,
  place: 200,
  enquiryMessage: 2000,
  /** A reference, telephone number or address by which a booking is looked up. */
  lookup: 80,
  /** A town, hotel or landmark that is searched for. */
  searchedPlace: 80,
} as const;
