import { z } from 'zod';
import type { HotelFigures } from '../features/messaging/messages/hotel-steps.ts';
import type { MessagePurpose } from '../features/messaging/messages/senders.types.ts';
import { count, onOff, seconds } from './value-kinds.ts';

/** The part of the environment that says how much one guest, address or number may ask for. */
export const limitShape = {
  RATE_LIMITS: onOff.meta({ description: '`off` lifts every limit, for load tests from one address' }),
  RATE_LIMIT_READS_PER_MINUTE: count
    .optional()
    .meta({ description: 'reads of one address; a search for hotels counts as ten', usual: '600, in a demo 12,000' }),
  RATE_LIMIT_WRITES_PER_MINUTE: count
    .optional()
    .meta({ description: 'writes of one address', usual: '60, in a demo 1,200' }),
  RATE_LIMIT_PROPERTY_WRITES_PER_MINUTE: count.optional().meta({
    description: 'writes with one key of a property; they count for no address',
    usual: '600, in a demo 12,000',
  }),
  LOOKUP_CODES_PER_HOUR: count.default(5).meta({ description: 'codes for one number or booking' }),
  LOOKUP_CODES_PER_DAY: count
    .default(10)
    .meta({ description: 'the same in a day; beyond it the booking’s mail address gets a link' }),
  LOOKUP_CODES_PER_HOUR_FROM_ADDRESS: count
    .default(20)
    .meta({ description: 'codes that one address asks for, in production' }),
  STAY_MESSAGES_PER_DAY: count.optional().meta({
    description: 'mails, and SMS, to one mailbox or number about stays for which nothing was paid',
    usual: '20, in a demo 1,000',
  }),
  PLAN_MAILS_PER_DAY: count.optional().meta({
    description: 'plans, receipts of enquiries and confirmations of letters and alerts to one mailbox',
    usual: '3, in a demo 1,000',
  }),
  PLAN_MAILS_PER_DAY_FROM_ADDRESS: count
    .optional()
    .meta({ description: 'the same, asked for by one address', usual: '10, in a demo 1,000' }),
  HOTEL_STRANGERS_PER_DAY: count.optional().meta({
    description:
      'mailboxes, and numbers, that people of a new hotel name and that neither paid nor proved anything; ten times as many that came by themselves. Older hotels with paid stays have up to 80 times as many ([steps](rules/messages.md#what-a-hotel-sends))',
    usual: '36, in a demo 10,000',
  }),
  HOTEL_SMS_PER_DAY: count.optional().meta({
    description: 'SMS of a new hotel to such numbers, growing likewise; at four fifths of it `OPERATORS` get a mail',
    usual: '72, in a demo 10,000',
  }),
  HOTEL_SMS_ABROAD_PER_DAY: count.optional().meta({
    description: 'SMS of a new hotel to one country other than its own, growing likewise',
    usual: '20, in a demo 10,000',
  }),
  HOTEL_INVITATIONS_PER_DAY: count.optional().meta({
    description: 'invitations to the desk of a new hotel, growing likewise; three before guests see it',
    usual: '6, in a demo 1,000',
  }),
  HOTEL_ACTS_PER_DAY: count.optional().meta({
    description: 'letters, answers, vouchers and links that one person or key of a new hotel sends, growing likewise',
    usual: '120, in a demo 10,000',
  }),
  MODEL_CALLS_PER_PERSON: count.optional().meta({
    description:
      'calls of the text model in a day, of 24 texts at most, that one person asks for at hotels that are not known yet ([steps](rules/messages.md#what-a-hotel-sends))',
    usual: '60, in a demo 10,000',
  }),
  MODEL_CALLS_PER_SHARE: count.optional().meta({
    description:
      'such calls for all hotels together that no guest has seen, and as many for those that are open and not known yet',
    usual: '1,000, in a demo 10,000',
  }),
  MODEL_CALLS_PER_NETWORK: count.optional().meta({
    description: 'calls of the text model in a day for the plans of days that one network address asks for',
    usual: '60, in a demo 10,000',
  }),
  MODEL_CALLS_PER_HOTEL: count.optional().meta({
    description:
      'such calls for the plans of one hotel; all hotels together that no guest has seen, and all that are open and not known yet, have `MODEL_CALLS_PER_SHARE` for theirs',
    usual: '500, in a demo 10,000',
  }),
  OPEN_HOLDS_PER_DEVICE: count.optional().meta({
    description:
      'bookings of one device that hold rooms, neither paid for nor proved ([why](rules/booking.md#holds-without-payment))',
    usual: '6, in a demo 1,000',
  }),
  OPEN_HOLDS_PER_NUMBER: count
    .optional()
    .meta({ description: 'the same of one telephone number', usual: '6, in a demo 1,000' }),
  OPEN_HOLDS_PER_EMAIL: count.optional().meta({ description: 'the same of one mailbox', usual: '6, in a demo 1,000' }),
  OPEN_HOLDS_PER_ADDRESS: count
    .optional()
    .meta({ description: 'the same of one address', usual: '30, in a demo 10,000' }),
  OPEN_ROOMS_PER_GUEST: count.optional().meta({
    description: 'rooms of such bookings of one guest, and as many of those that ended within six hours',
    usual: '12, in a demo 1,000',
  }),
  OPEN_ROOMS_PER_ADDRESS: count
    .optional()
    .meta({ description: 'the same of one address', usual: '120, in a demo 10,000' }),
  OPEN_SHARE_PER_ADDRESS: count.optional().meta({
    description:
      'percent of one hotel’s rooms on a night that such bookings of one address hold; half of it by requests',
    usual: '50, in a demo any',
  }),
  SMS_COUNTRIES: z
    .string()
    .regex(/^\s*\+?[1-9]\d{0,6}(\s*,\s*\+?[1-9]\d{0,6})*\s*$/)
    .optional()
    .meta({
      description:
        'calling codes that SMS go to, such as `91,49,971`. Worth setting: who rents numbers in a dear country earns by each SMS',
      usual: 'every country, no satellite or premium number',
    }),
  BODY_KB: z.coerce
    .number()
    .positive()
    .max(10_240)
    .default(64)
    .meta({ description: 'the largest body of a request, in kilobytes' }),
  BODY_SECONDS: seconds.default(30).meta({ description: 'how long a body may take to arrive' }),
} as const;

type Values = z.output<z.ZodObject<typeof limitShape>>;
type Mode = 'demo' | 'production';

export interface LimitSettings {
  readonly rateLimits: {
    readonly readsPerMinute: number;
    readonly writesPerMinute: number;
    readonly propertyWritesPerMinute: number;
  } | null;
  /** `perHourFromAddress` is null where one machine plays all guests. */
  readonly lookupCodes: {
    readonly perHour: number;
    readonly perDay: number;
    readonly perHourFromAddress: number | null;
  };
  /** By purpose, to one address or number; without a figure, any number. */
  readonly messagesPerDay: Readonly<Partial<Record<MessagePurpose, number>>> | null;
  /** Mails to addresses that proved nothing which one network address asks for; null: any number. */
  readonly mailsPerDayFromAddress: number | null;
  /** What a new hotel may send in a day; null: any number. */
  readonly hotelMessages: HotelFigures | null;
  /** Calls of the text model in a day, for hotels that are not known yet and for guests' plans; null: any number. */
  readonly modelCalls: {
    readonly ofPerson: number;
    /** Of all hotels that no guest has seen, and of all others. */
    readonly ofShare: number;
    /** For guests' plans: of one network address, and of one hotel. */
    readonly ofNetwork: number;
    readonly ofHotel: number;
  } | null;
  /** Bookings that hold rooms without payment or proof, at most at a time; null: any number, and none needs a code. */
  readonly openHolds: {
    readonly ofDevice: number;
    readonly ofNumber: number;
    readonly ofEmail: number;
    readonly ofAddress: number;
    /** Rooms of them, of one device, number or e-mail address, and of one network address. */
    readonly roomsOfGuest: number;
    readonly roomsOfAddress: number;
    /** Percent of a hotel's rooms on a night that one network address holds at most; null: any share. */
    readonly shareOfAddress: number | null;
  } | null;
  /** Prefixes of numbers, such as `+91`; null: every country, and no satellite network. */
  readonly smsCountries: readonly string[] | null;
  readonly bodyBytes: number;
  readonly bodyMs: number;
}

export const limitSettingsOf = (values: Values, mode: Mode): LimitSettings => ({
  rateLimits: values.RATE_LIMITS ? rateLimitsOf(values, mode) : null,
  lookupCodes: {
    perHour: values.LOOKUP_CODES_PER_HOUR,
    perDay: values.LOOKUP_CODES_PER_DAY,
    perHourFromAddress: mode === 'production' && values.RATE_LIMITS ? values.LOOKUP_CODES_PER_HOUR_FROM_ADDRESS : null,
  },
  messagesPerDay: values.RATE_LIMITS ? messagesPerDayOf(values, mode) : null,
  mailsPerDayFromAddress: values.RATE_LIMITS
    ? (values.PLAN_MAILS_PER_DAY_FROM_ADDRESS ?? (mode === 'production' ? 10 : 1000))
    : null,
  hotelMessages: values.RATE_LIMITS ? hotelMessagesOf(values, mode) : null,
  modelCalls: values.RATE_LIMITS ? modelCallsOf(values, mode) : null,
  openHolds: values.RATE_LIMITS ? openHoldsOf(values, mode) : null,
  smsCountries: values.SMS_COUNTRIES?.split(',').map((code) => `+${code.trim().replace('+', '')}`) ?? null,
  bodyBytes: Math.round(values.BODY_KB * 1024),
  bodyMs: values.BODY_SECONDS * 1000,
});

function rateLimitsOf(values: Values, mode: Mode): NonNullable<LimitSettings['rateLimits']> {
  const usual =
    mode === 'production'
      ? { reads: 600, writes: 60, property: 600 }
      : { reads: 12_000, writes: 1200, property: 12_000 };
  return {
    readsPerMinute: values.RATE_LIMIT_READS_PER_MINUTE ?? usual.reads,
    writesPerMinute: values.RATE_LIMIT_WRITES_PER_MINUTE ?? usual.writes,
    propertyWritesPerMinute: values.RATE_LIMIT_PROPERTY_WRITES_PER_MINUTE ?? usual.property,
  };
}

/** Strict in production; wide in a demo, where tests and guests share a few addresses. */
function messagesPerDayOf(values: Values, mode: Mode): NonNullable<LimitSettings['messagesPerDay']> {
  const plans = values.PLAN_MAILS_PER_DAY ?? (mode === 'production' ? 3 : 1000);
  return {
    code: values.LOOKUP_CODES_PER_DAY,
    link: 24,
    'unpaid-stay': values.STAY_MESSAGES_PER_DAY ?? (mode === 'production' ? 20 : 1000),
    plan: plans,
    letters: plans,
  };
}

/**
 * A house of twelve rooms with thirty arrivals a day, all of them booked by telephone, names thirty people and sends each
 * an SMS, some of them another when something changes; no other country has twenty of them.
 */
const newHotel: HotelFigures = { strangers: 36, sms: 72, smsAbroad: 20, invitations: 6, acts: 120 };
const inDemo: HotelFigures = { strangers: 10_000, sms: 10_000, smsAbroad: 10_000, invitations: 1000, acts: 10_000 };

function hotelMessagesOf(values: Values, mode: Mode): HotelFigures {
  const usual = mode === 'production' ? newHotel : inDemo;
  return {
    strangers: values.HOTEL_STRANGERS_PER_DAY ?? usual.strangers,
    sms: values.HOTEL_SMS_PER_DAY ?? usual.sms,
    smsAbroad: values.HOTEL_SMS_ABROAD_PER_DAY ?? usual.smsAbroad,
    invitations: values.HOTEL_INVITATIONS_PER_DAY ?? usual.invitations,
    acts: values.HOTEL_ACTS_PER_DAY ?? usual.acts,
  };
}

/** A house with three languages to be translated has some forty calls. */
function modelCallsOf(values: Values, mode: Mode): NonNullable<LimitSettings['modelCalls']> {
  const usual =
    mode === 'production'
      ? { ofPerson: 60, ofShare: 1000, ofNetwork: 60, ofHotel: 500 }
      : { ofPerson: 10_000, ofShare: 10_000, ofNetwork: 10_000, ofHotel: 10_000 };
  return {
    ofPerson: values.MODEL_CALLS_PER_PERSON ?? usual.ofPerson,
    ofShare: values.MODEL_CALLS_PER_SHARE ?? usual.ofShare,
    ofNetwork: values.MODEL_CALLS_PER_NETWORK ?? usual.ofNetwork,
    ofHotel: values.MODEL_CALLS_PER_HOTEL ?? usual.ofHotel,
  };
}

/** Why these figures: docs/rules.md, "Holds without payment". */
const strictHolds = { guest: 6, address: 30, rooms: 12, addressRooms: 120, share: 50 };

/** Strict in production; wide in a demo, where all guests come from one machine. */
function openHoldsOf(values: Values, mode: Mode): NonNullable<LimitSettings['openHolds']> {
  const usual =
    mode === 'production'
      ? strictHolds
      : { guest: 1000, address: 10_000, rooms: 1000, addressRooms: 10_000, share: null };
  return {
    ofDevice: values.OPEN_HOLDS_PER_DEVICE ?? usual.guest,
    ofNumber: values.OPEN_HOLDS_PER_NUMBER ?? usual.guest,
    ofEmail: values.OPEN_HOLDS_PER_EMAIL ?? usual.guest,
    ofAddress: values.OPEN_HOLDS_PER_ADDRESS ?? usual.address,
    roomsOfGuest: values.OPEN_ROOMS_PER_GUEST ?? usual.rooms,
    roomsOfAddress: values.OPEN_ROOMS_PER_ADDRESS ?? usual.addressRooms,
    shareOfAddress: values.OPEN_SHARE_PER_ADDRESS ?? usual.share,
  };
}
