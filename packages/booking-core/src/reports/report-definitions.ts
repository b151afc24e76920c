/** In what a figure is counted; shares are thousandths, means are tenths. */
export type ReportUnit = 'rooms' | 'nights' | 'bookings' | 'money' | 'share' | 'mean nights' | 'mean days';

/** What a figure adds up: other figures, or what stands in the ledger of rooms and on bills. */
export type ReportPart =
  | 'rooms in order'
  | 'rooms out of order'
  | 'paid nights'
  | 'complimentary nights'
  | 'day use'
  | 'money of nights'
  | 'money of day use'
  | 'money of no-shows'
  | 'money of cancelled stays'
  | 'extras'
  | 'fees'
  | 'lengths of stays'
  | 'days to arrival'
  | 'nights held now'
  | 'nights held then';

/** What a figure of a report is made of. The sentence that says it to people is a message of whoever shows it. */
export interface ReportDefinition {
  readonly unit: ReportUnit;
  readonly counts: readonly (ReportPart | 'sold' | 'roomsRevenue' | 'totalRevenue' | 'bookings')[];
  /** The figure that these are divided by. */
  readonly per?: 'available' | 'sold' | 'stays' | undefined;
}

/**
 * The figures of the reports, as the guidelines of STR count them, which follow the Uniform System of Accounts for the
 * Lodging Industry. Where systems differ this is the way they go: rooms out of order stay available, day use is sold, and
 * the money of a no-show is revenue of rooms while its room counts as unsold. Tax is in none of them.
 */
export const reportDefinitions = {
  available: { unit: 'rooms', counts: ['rooms in order', 'rooms out of order'] },
  sold: { unit: 'rooms', counts: ['paid nights', 'day use'] },
  occupied: { unit: 'rooms', counts: ['sold', 'complimentary nights'] },
  occupancy: { unit: 'share', counts: ['sold'], per: 'available' },
  roomsRevenue: { unit: 'money', counts: ['money of nights', 'money of day use', 'money of no-shows'] },
  totalRevenue: { unit: 'money', counts: ['roomsRevenue', 'extras', 'fees', 'money of cancelled stays'] },
  adr: { unit: 'money', counts: ['roomsRevenue'], per: 'sold' },
  revPar: { unit: 'money', counts: ['roomsRevenue'], per: 'available' },
  trevPar: { unit: 'money', counts: ['totalRevenue'], per: 'available' },
  meanLength: { unit: 'mean nights', counts: ['lengths of stays'], per: 'stays' },
  meanLead: { unit: 'mean days', counts: ['days to arrival'], per: 'stays' },
  medianLead: { unit: 'mean days', counts: ['days to arrival'] },
  onTheBooks: { unit: 'nights', counts: ['nights held now'] },
  pickUp: { unit: 'nights', counts: ['nights held now', 'nights held then'] },
  cancellations: { unit: 'bookings', counts: ['bookings'] },
  noShows: { unit: 'bookings', counts: ['bookings'] },
  commissionSaved: { unit: 'money', counts: ['roomsRevenue'] },
} as const satisfies Readonly<Record<string, ReportDefinition>>;

/** The id of a figure that has a definition. */
export type ReportFigure = keyof typeof reportDefinitions;
