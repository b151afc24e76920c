import type { PrincipalKind, StaffRole } from './principal.ts';

/** Who may do one thing, and what it takes. */
export interface Permission {
  /** The roles that may. */
  readonly roles: readonly StaffRole[];
  /** Who else may: programs with a key, the provider's operator, channels. */
  readonly also: readonly Exclude<PrincipalKind, 'staff'>[];
  /** Whether it changes something, which the hotel's journal then tells. */
  readonly changes: boolean;
  /** What reception may only do up to a bound that the owner sets: a price that is agreed, or money that goes back or is taken of a deposit. */
  readonly bound?: 'price' | 'refund';
  /** Whether a person proves anew who is at the desk: each time, or above the bound. */
  readonly proof?: 'always' | 'above_bound';
  /** Whether the link in a mail to the hotel does it too, to its booking alone: one press, without typing or money. */
  readonly byLink?: true;
}

const desk = ['owner', 'manager', 'reception'] as const;
const readers = [...desk, 'accountant'] as const;
const cleaners = [...desk, 'housekeeping'] as const;
const house = [...cleaners, 'accountant'] as const;
const management = ['owner', 'manager'] as const;
const owner = ['owner'] as const;
const bookkeepers = ['owner', 'accountant'] as const;
const programs = ['key', 'operator'] as const;
/** A hotel's own programs; the provider's operator reads no letters of guests. */
const key = ['key'] as const;
const operator = ['operator'] as const;
const nobodyElse = [] as const;

const reads = (roles: Permission['roles'], also: Permission['also'] = programs): Permission => ({
  roles,
  also,
  changes: false,
});
const changes = (
  roles: Permission['roles'],
  also: Permission['also'] = programs,
  more: Pick<Permission, 'bound' | 'proof' | 'byLink'> = {},
): Permission => ({ roles, also, changes: true, ...more });

const byLink = { byLink: true } as const;

/**
 * Who may do what at a hotel, by the names of the operations below `/api/property`: the one table that engine and desk
 * ask, by `may`. Other operations are refused to everybody.
 */
export const permissions = {
  // The day
  getDay: reads(readers),
  followChanges: reads(house),
  findBookings: reads(readers),
  addNote: changes(desk),
  doneNote: changes(desk),

  // Bookings
  listPropertyBookings: reads(readers),
  getPropertyBooking: reads(readers),
  getLinkedBooking: { ...reads([], []), ...byLink },
  bookAtProperty: changes(desk),
  confirmRequest: changes(desk, programs, byLink),
  rejectRequest: changes(desk, programs, byLink),
  revisePrice: changes(desk, programs, { bound: 'price' }),
  answerGuestRequest: changes(desk, programs, byLink),
  markArrival: changes(desk, programs, byLink),
  takeArrivalBack: changes(desk, programs, byLink),
  markDeparture: changes(desk, programs, byLink),
  quoteEarlyDeparture: reads(desk),
  departEarly: changes(desk, programs, { bound: 'refund', proof: 'above_bound' }),
  takeDepartureBack: changes(desk, programs, byLink),
  markNoShow: changes(desk),
  takeNoShowBack: changes(desk, programs, byLink),
  quotePropertyChange: reads(desk),
  previewAct: reads(desk),
  changeByProperty: changes(desk, programs, { bound: 'refund', proof: 'above_bound' }),
  cancelByProperty: changes(desk, programs, { bound: 'refund', proof: 'above_bound' }),

  changeContact: changes(desk),
  sendVoucherAgain: changes(desk),
  // What guests ask and write
  listAnswers: reads(desk, key),
  getAnswer: reads(desk, key),
  takeAnswer: changes(desk, key),
  sendAnswer: changes(desk, key),
  closeAnswer: changes(desk, key),
  reopenAnswer: changes(desk, key),
  listMessages: reads(desk, key),
  writeToGuest: changes(desk, key),

  // Money
  sendPaymentLink: changes(desk),
  recordPayment: changes(desk),
  takePaymentBack: changes(desk),
  giveBackAtProperty: changes(desk),
  getFolio: reads(readers),
  postToFolio: changes(desk, programs, { bound: 'price' }),
  reverseFolioLine: changes(desk, programs, { bound: 'refund', proof: 'above_bound' }),
  addFolioPayer: changes(desk),
  moveFolioLines: changes(desk),
  transferFolioLines: changes(desk, programs, { bound: 'refund', proof: 'above_bound' }),
  listLeftOwing: reads(readers),
  captureDeposit: changes(desk, programs, { bound: 'refund', proof: 'above_bound' }),
  letDepositGo: changes(desk),
  refundByProperty: changes(desk, programs, { bound: 'refund', proof: 'above_bound' }),

  // The counter: each person's own drawer, and the end of the day
  getCounter: reads(readers),
  openShift: changes(desk, nobodyElse),
  moveCash: changes(desk, nobodyElse),
  countShift: changes(desk, nobodyElse),
  getShift: reads(readers),
  listDays: reads(readers),
  getDayReport: reads(readers),
  endDay: changes(desk),
  setDayEnd: changes(management),

  // Papers of the account
  getInvoiceSettings: reads(readers),
  setInvoiceSettings: changes(management),
  listInvoices: reads(readers),
  getProForma: reads(readers),
  getAccountPaper: reads(readers),
  listHotelInvoices: reads([...management, 'accountant']),
  getInvoice: reads(readers),
  getInvoicePaper: reads(readers),
  getEInvoice: reads(readers),
  issueInvoice: changes(desk),
  creditInvoice: changes(desk),
  signInvoice: changes(desk),
  getFiscalService: reads(readers),
  setFiscalService: changes(owner, nobodyElse, { proof: 'always' }),
  removeFiscalService: changes(owner, nobodyElse, { proof: 'always' }),

  // Entries for the program that keeps the books: the owner's, and who keeps them
  getBookkeeping: reads(bookkeepers, nobodyElse),
  setBookkeeping: changes(bookkeepers, nobodyElse),
  makeBookkeepingBatch: changes(bookkeepers, nobodyElse),
  getBookkeepingFile: reads(bookkeepers, nobodyElse),

  // Registration of travellers: what they filled in is read by who checks them in, and the journal tells it
  listRegistrations: reads(desk, nobodyElse),
  readRegistration: changes(desk, nobodyElse),
  listRegisteredDay: changes(desk, nobodyElse),
  keepRegistration: changes(desk, nobodyElse),
  confirmRegistration: changes(desk, nobodyElse),
  makeRegistrationFile: changes(desk, nobodyElse),
  sendRegistration: changes(desk, nobodyElse),
  handInRegistration: changes(desk, nobodyElse),
  getRegistrationSettings: reads(desk, nobodyElse),
  setRegistrationSettings: changes(management, nobodyElse, { proof: 'always' }),

  // Rooms and prices on sale
  getInventory: reads(readers),
  setInventory: changes(management),
  getRates: reads(readers),
  setRates: changes(management),
  setRestrictions: changes(management),
  listOverrides: reads(readers),
  clearOverrides: changes(management),
  getRateGrid: reads(readers),
  changeAri: changes(management),

  // Figures, without a word of guests
  getReports: reads([...management, 'accountant']),

  // Rooms by number
  listUnits: reads(house),
  getRoomPlan: reads(readers),
  moveStay: changes(desk),
  unpinStay: changes(desk),
  closeUnit: changes(desk),
  reopenUnit: changes(desk),
  setUnitState: changes(cleaners),
  reportBroken: changes(cleaners),
  markMended: changes(cleaners),
  listUnitChanges: reads(house),

  // Pictures that the hotel's people bring in. One changes nothing of the hotel until something names it.
  keepPicture: reads(cleaners, key),
  getPicture: reads(house, key),

  // Reviews
  listPropertyReviews: reads(desk),
  answerReview: changes(desk),
  judgeReview: changes([], operator),

  // People and keys
  listPeople: reads(owner, operator),
  invitePerson: changes(owner, operator, { proof: 'always' }),
  changePersonRole: changes(owner, nobodyElse, { proof: 'always' }),
  removePerson: changes(owner, operator, { proof: 'always' }),
  makeSignInLink: changes([], operator),
  listPropertyKeys: reads(management, operator),
  createPropertyKey: changes(management, operator, { proof: 'always' }),
  revokePropertyKey: changes(management, operator, { proof: 'always' }),

  // Up to where reception may go by itself
  getBounds: reads(readers),
  setBounds: changes(owner, nobodyElse, { proof: 'always' }),

  // What the hotel says of itself
  getSetUp: reads(management, operator),
  saveDraft: changes(management, operator),
  getLanguages: reads(management, operator),
  proposeTexts: changes(management, operator),
  keepTexts: changes(management, operator),
  publishDraft: changes(management, operator),
  takeBackPlanned: changes(management, operator),
  listPublications: reads(management, operator),
  revertTo: changes(management, operator),
  // A picture changes nothing of the hotel until a draft names it.
  keepHotelImage: reads(management, operator),
  getHotelImage: reads(management, operator),

  // Before guests see it, and the day on which they do
  makePreview: reads(management, operator),
  beginTrial: reads(management, nobodyElse),
  getOpening: reads(management, operator),
  openHotel: changes(management, operator),

  // The host of its own on which guests find it
  getOwnDomain: reads(management, operator),
  nameOwnDomain: changes(management, operator),
  checkOwnDomain: changes(management, operator),
  removeOwnDomain: changes(management, operator),

  // The hotel's own accounts, to which its guests' money goes: only the owner moves that elsewhere
  listGatewayAccounts: reads(management, operator),
  keepGatewayAccount: changes(owner, nobodyElse, { proof: 'always' }),
  removeGatewayAccount: changes(owner, nobodyElse, { proof: 'always' }),

  // A person's own affairs, which change nothing of the hotel: what it has seen, and what is pushed to its browsers
  lookAtDay: reads(readers, nobodyElse),
  listPushDevices: reads(readers, nobodyElse),
  pushToDevice: reads(readers, nobodyElse),
  endPushToDevice: reads(readers, nobodyElse),

  // Who did what
  listJournal: reads(readers, operator),
} as const satisfies Readonly<Record<string, Permission>>;

export type PropertyOperation = keyof typeof permissions;
