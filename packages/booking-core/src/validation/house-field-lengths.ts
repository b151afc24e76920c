/**
 * How many characters a field may have that an owner fills in who starts with a house. Apart from `fieldLengths`, which
 * guests' pages bring.
 */
export const houseFieldLengths = {
  name: 120,
  sentence: 160,
  city: 80,
  street: 160,
  postalCode: 20,
  phone: 40,
  /** Degrees, as they are typed. */
  coordinate: 20,
  slug: 60,
  /** A host, or the whole address that somebody pasted in its place. */
  host: 300,
  /** What the provider says to an owner. */
  words: 400,
  /** A part of an address, or a number, by which a hotel is found. */
  find: 80,
  /** Rooms, a line for each type. */
  rooms: 10_000,
  /** A hotel list feed of some houses. */
  list: 50_000,
  /** A key of an account at a gateway, as its dashboard shows it. */
  gatewayKey: 300,
  /** A field of a traveller's registration, or of what an authority wants to know of the house. */
  registration: 254,
  /** The adviser's or client's number at DATEV. */
  datevNumber: 7,
  accountCode: 40,
  accountName: 160,
  /** What a bookkeeping program calls a tax. */
  taxCode: 20,
  taxName: 40,
  /** Percent, as they are typed. */
  percent: 6,
  fiscalAccount: 120,
  fiscalKey: 400,
  /** Rooms and their prices, as a spreadsheet is pasted. */
  table: 200_000,
} as const;
