import { bookingKey } from '../src/database/booking-key.ts';
import type { BookingStatus } from '@latchkey/booking-core/booking-states';
import { locales, type Locale } from '@latchkey/booking-core/language';
import { findBooking, type BookingRow } from '../src/features/bookings/bookings.queries.ts';
import type { MoneyOfBooking } from '../src/features/ledger/payments.queries.ts';
import type { MailPage } from '../src/features/messaging/messages/mail-page.types.ts';
import { stayLinks } from '../src/features/messaging/messages/stay-links.ts';
import { letterPage } from '../src/features/messaging/conversation/letter-page.ts';
import { letterDrafts } from '../src/features/property/letters/letter-drafts.ts';
import { voucherOf } from '../src/features/messaging/messages/voucher.ts';
import { notificationOf } from '../src/features/messaging/notifications/notification.ts';
import { propertyPage } from '../src/features/messaging/notifications/property-page.ts';
import { guestNotifications, type GuestNotification } from '../src/features/outbox/guest-notifications.ts';
import { propertyNotifications } from '../src/features/outbox/property-notifications.ts';
import { asha, postBooking } from './journeys.ts';
import type { TestEngine } from './test-engine.ts';

export interface MadeMail {
  readonly name: string;
  readonly language: Locale;
  readonly page: MailPage;
  /** Of mails that go by SMS too. */
  readonly sms?: string;
}

/** What a booking is, and what became of its money, when a notification goes out. */
const states: Partial<Record<GuestNotification, [BookingStatus, Partial<MoneyOfBooking>?]>> = {
  requested: ['requested'],
  payment_wanted: ['payment_pending', { captured: 0 }],
  price_revised: ['price_revised'],
  payment_waits: ['payment_pending', { captured: 0 }],
  request_payment_waits: ['payment_pending', { captured: 0 }],
  card_wanted: ['payment_pending', { captured: 0 }],
  card_waits: ['payment_pending', { captured: 0 }],
  penalty_due: ['cancelled', { captured: 0 }],
  penalty_paid: ['cancelled'],
  option_held: ['payment_pending', { captured: 0 }],
  option_lapsed: ['expired', { captured: 0 }],
  rejected: ['rejected', { refunding: 6000 }],
  cancelled: ['cancelled', { refunding: 5000 }],
  no_show: ['no_show'],
  request_expired: ['expired', { refunding: 6000 }],
  refund_processed: ['cancelled', { refunded: 5000 }],
  refund_failed: ['cancelled', { refunding: 5000 }],
  refund_waits: ['cancelled', { refunding: 5000, waiting: 5000 }],
  refund_given_up: ['cancelled', { refunding: 5000, unpayable: 5000 }],
  given_back: ['confirmed', { refunded: 2000 }],
  returned_by_bank: ['cancelled', { lost: 5000 }],
};

/** Everybody, extras, a company's invoice and wishes: the longest mail there is. */
const party = {
  ...asha,
  companions: [{ fullName: 'Ravi Rao' }, { fullName: 'Meera Iyer' }, { fullName: 'Tomás ’t Hooft' }],
  invoice: { company: 'Rao & Söhne <GmbH>', taxNumber: '29ABCDE1234F1Z5' },
};

/** Every mail about a stay in every language, about a booking that is paid for in part. */
export async function everyMail(engine: TestEngine): Promise<MadeMail[]> {
  const { deps } = engine;
  const row = await bookParty(engine);
  const live = await deps.hotels.byId(1760);
  const hotel = await live?.agreedHotel(deps.db, row);
  if (live === undefined || hotel === undefined) throw new Error('no hotel');
  const made: MadeMail[] = [];
  for (const language of locales) {
    const mailOf = (booking: Partial<BookingRow>, money: Partial<MoneyOfBooking> = {}) => ({
      hotel,
      booking: { ...row, language, ...booking },
      money: {
        captured: 6000,
        takenAtProperty: 0,
        owedAtProperty: 0,
        givenAtProperty: 0,
        refunding: 0,
        refunded: 0,
        lost: 0,
        disputed: 0,
        waiting: 0,
        unpayable: 0,
        posted: 0,
        ...money,
      },
      language,
      now: deps.clock(),
    });
    const links = stayLinks(deps.settings, hotel, row.booking_id, language);
    for (const isChanged of [false, true]) {
      const { page, sms } = voucherOf(mailOf({ status: 'confirmed', expires_at: null }), links, isChanged);
      made.push({ name: isChanged ? 'changed' : 'voucher', language, page, sms });
    }
    for (const notice of guestNotifications) {
      const [status, money] = states[notice] ?? ['confirmed'];
      const said = await notificationOf(deps, mailOf(inState(deps.clock(), row, status, notice), money), { notice });
      if (said === null) throw new Error(`${notice} is not said`);
      made.push({ name: notice, language, ...said });
    }
    const stayed = mailOf({ status: 'confirmed', arrived_at: deps.clock() });
    for (const { booking, money } of [mailOf({ status: 'confirmed' }), stayed])
      for (const { template, text } of letterDrafts(deps.settings, live, booking, money))
        made.push({ name: `letter-${template}`, language, page: letterPage(deps.settings, live, booking, text) });
    for (const type of propertyNotifications)
      made.push({
        name: `property-${type}`,
        language,
        page: propertyPage(mailOf({}), type, [], { url: links.booking, isOfLink: true }, 2000),
      });
  }
  return made;
}

/** The booking as it is in a state, without the way there. */
function inState(now: Date, row: BookingRow, status: BookingStatus, notice: GuestNotification): Partial<BookingRow> {
  const later = new Date(now.getTime() + 6 * 3_600_000);
  const { selection, bill } = row;
  const change = { selection, bill, claims: [], dueNow: 9000, due: 4200, expiresAt: later.toISOString() };
  return {
    status,
    expires_at: status === 'confirmed' ? null : later,
    updated_price: notice === 'price_revised' ? row.total + 5000 : null,
    kept: status === 'cancelled' ? 1000 : 0,
    ...(notice === 'change_waiting' ? { change } : {}),
  };
}

async function bookParty(engine: TestEngine): Promise<BookingRow> {
  const room = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 2, childAges: [], infants: 1 };
  const selection = {
    hotelId: 1760,
    stay: { kind: 'nights', checkIn: '2027-01-10', checkOut: '2027-01-15' },
    rooms: [room, { ...room, roomTypeId: 'garden-twin', infants: 0 }],
    addons: [{ addonId: 'thali-dinner', quantity: 2 }],
  };
  const quoted = await engine.app.inject({ method: 'POST', url: '/api/quotes', payload: selection });
  const body = {
    travellers: [party],
    estimatedArrivalTime: '16:00',
    specialRequests: 'A quiet room, please: <b>no street</b> & two pillows.',
  };
  const token = quoted.json<{ quoteToken: string }>().quoteToken;
  const made = await postBooking(engine, token, { body, plan: 'advance' });
  if (made.statusCode !== 201) throw new Error(`${quoted.body} ${made.body}`);
  const row = await findBooking(engine.deps.db, bookingKey(1760, made.json<{ bookingId: string }>().bookingId));
  if (row === undefined) throw new Error('no booking');
  return row;
}
