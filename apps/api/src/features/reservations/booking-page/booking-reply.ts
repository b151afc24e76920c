import { byGuestWord, guestWords } from '@latchkey/booking-core/guest-words';
import type { BookingReply, Locale, PublicBooking, QuoteRequest, WholeBooking } from '@latchkey/api-contract/types';
import { holdsRooms } from '@latchkey/booking-core/booking-states';
import { amountDueNow, leftToPay, paidTowardsStay, paymentStatusOf } from '@latchkey/booking-core/ledger';
import type { BookingEventType } from '../../../database/booking-event-type.ts';
import type { Database } from '../../../database/database.types.ts';
import type { AgreedHotel, HotelRecord } from '../../catalogue/catalogue.ts';
import type { HotelWords } from '@latchkey/hotel-document/words';
import { afterCodeOf } from '../booking-life/proof-request.queries.ts';
import { billWithReasons } from '../quotes/bill-with-reasons.ts';
import { propertyWordsIn } from './property-words.ts';
import {
  askedRest,
  type BookingRow,
  eventsOf,
  isEndedUnpaid,
  requestsOf,
  requestView,
  restOf,
  restToAsk,
  stayPriceOfBooking,
  termsView,
  waitsForCard,
  waitsForCode,
} from '../../bookings/bookings.ts';
import { groupedNumber } from '../../booking-access/booking-access.ts';
import { cancellingSteps } from '../booking-life/cancelling-steps.ts';
import { feeView } from './fee-view.ts';
import { guestFolioOf } from './folio-view.ts';
import { onAccepting } from '../booking-life/agreed-at.ts';
import { disputesOf, refundsOf } from '../../refunds/refunds.ts';
import {
  findCard,
  findDeposit,
  isReported,
  lastPayment,
  liveChange,
  moneyOf,
  type MoneyOfBooking,
  owingOf,
  payableOf,
} from '../../ledger/ledger.ts';
import { refundsView } from './refunds-view.ts';
import { depositView } from './deposit-view.ts';
import { guaranteeOf } from './guarantee-view.ts';
import { billInWords } from '../quotes/bill-in-words.ts';

/** A booking as its reader may see it: whole, or without anything personal. `isListed`: one of many, whose folios nobody reads. */
export async function bookingReplyOf(
  db: Database,
  live: HotelRecord,
  row: BookingRow,
  reader: { isWhole: boolean; language: Locale | undefined; isListed?: boolean },
  now: Date,
): Promise<BookingReply> {
  const hotel = await live.agreedHotel(db, row);
  const money = await moneyOf(db, row);
  const waiting = waitsForCode(row) ? { codeWanted: true, codeMakes: await afterCodeOf(db, row) } : {};
  const events = await eventsOf(db, row);
  const rejected = row.status === 'rejected' ? { rejectedBy: rejectedBy(events) } : {};
  const open = { ...publicView(hotel, row, money, reader.language), ...waiting, ...rejected };
  if (!reader.isWhole) return { access: 'public', booking: open };
  const refunds = await refundsOf(db, row);
  const disputes = await disputesOf(db, row);
  const requests = await requestsOf(db, row);
  const last = await lastPayment(db, row);
  const card = await findCard(db, row);
  const said = propertyWordsIn(events);
  return {
    access: 'whole',
    booking: {
      ...open,
      ...personalView(hotel, row, money, reader.language, now),
      ...(reader.isListed === true
        ? {}
        : { folio: await guestFolioOf(db, hotel, row, reader.language ?? row.language, now) }),
      ...(said === undefined ? {} : { propertyWords: said }),
      isPaymentPending: last !== undefined && (await isReported(db, last, now)),
      failureReason: waitsForCard(row)
        ? (card?.failure_code ?? null)
        : last?.status === 'failed'
          ? last.failure_code
          : null,
      ...guaranteeOf(hotel, row, money, card, events),
      ...(card === undefined && !waitsForCard(row) ? {} : depositView(hotel, row, await findDeposit(db, row))),
      ...(await restView(db, hotel, row, money, now)),
      change: changeView(hotel, row, reader.language, now),
      refunds: refundsView(hotel, refunds, disputes),
      requests: requests.map(requestView),
      events: events.map((event) => ({
        at: event.at.toISOString(),
        type: event.type,
        ...(isEndedUnpaid(event) ? { why: 'rest_unpaid' } : {}),
      })),
    },
  };
}

const rejectedBy = (events: readonly { readonly type: BookingEventType }[]): PublicBooking['rejectedBy'] =>
  events.some(({ type }) => type === 'price_refused') ? 'guest' : 'property';

function publicView(
  hotel: AgreedHotel,
  row: BookingRow,
  money: MoneyOfBooking,
  language: Locale | undefined,
): PublicBooking {
  const { words } = hotel.wordsIn(language ?? row.language);
  return {
    bookingId: row.booking_id,
    hotelId: row.hotel_id,
    status: row.status,
    paymentStatus: paymentStatusOf(row, money),
    ...(row.status === 'payment_pending' && row.after_payment === 'requested' ? { paymentMakes: 'requested' } : {}),
    ...heldBy(money),
    currency: row.currency,
    stay: row.selection.stay,
    checkInTime: hotel.sale.checkInTime,
    checkOutTime: hotel.sale.checkOutTime,
    timeZone: hotel.sale.timeZone,
    rooms: roomsView(hotel, words, row.selection),
    expiresAt: row.expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    language: row.language,
  };
}

function roomsView(hotel: AgreedHotel, words: HotelWords, selection: QuoteRequest): PublicBooking['rooms'] {
  return selection.rooms.map((room) => ({
    roomTypeId: room.roomTypeId,
    roomName: words.rooms[room.roomTypeId]?.name ?? room.roomTypeId,
    ratePlanId: room.ratePlanId,
    ratePlanName: words.ratePlans[room.ratePlanId] ?? room.ratePlanId,
    inclusions: hotel.readFacts().ratePlans.find(({ id }) => id === room.ratePlanId)?.inclusions ?? [],
    adults: room.adults,
    children: room.childAges.length,
    infants: room.infants,
  }));
}

const selectionView = ({ stay, rooms, addons = [] }: QuoteRequest): WholeBooking['selection'] => ({
  stay,
  rooms,
  addons,
});

/** A change that still waits for its payment; an expired change is ignored. */
function changeView(
  hotel: AgreedHotel,
  row: BookingRow,
  language: Locale | undefined,
  now: Date,
): WholeBooking['change'] {
  const change = liveChange(row, now);
  if (change === null) return null;
  const { selection, bill, agreed = null, due, expiresAt } = change;
  const { words } = hotel.wordsIn(language ?? row.language);
  return {
    stay: selection.stay,
    rooms: roomsView(hotel, words, selection),
    bill: billInWords(billWithReasons({ bill, agreed }), hotel.namesIn(language ?? row.language)),
    newTotal: agreed?.total ?? bill.total,
    due,
    expiresAt,
  };
}

/** What of a stay that is ahead the deposit leaves to pay, and when it is asked for. */
async function restView(
  db: Database,
  { sale }: Pick<AgreedHotel, 'sale'>,
  row: BookingRow,
  money: MoneyOfBooking,
  now: Date,
): Promise<Pick<WholeBooking, 'rest'>> {
  const rest = restOf(row);
  if (rest === null || !holdsRooms(row.status) || row.arrived_at !== null) return {};
  const deposit = row.status === 'confirmed' ? 0 : Math.max(0, row.due_now - paidTowardsStay(row, money));
  const amount = leftToPay(owingOf(row), money) - deposit;
  if (amount <= 0) return {};
  const asked = await askedRest(db, row, rest);
  if (asked === null)
    return { rest: { ...(await restToAsk(db, row, rest, sale.timeZone, now)), amount, isAsked: false } };
  const { payBy } = asked;
  const { dueOn } = rest;
  return {
    rest:
      payBy === undefined
        ? { dueOn, ifUnpaid: 'pay-at-property', amount, isAsked: true }
        : { dueOn, ifUnpaid: 'cancel', payBy, amount, isAsked: true },
  };
}

type AskedApart =
  | 'events'
  | 'folio'
  | 'rest'
  | 'guarantee'
  | 'deposit'
  | 'change'
  | 'refunds'
  | 'requests'
  | 'isPaymentPending'
  | 'failureReason'
  | 'propertyWords';
type Personal = Omit<WholeBooking, keyof PublicBooking | AskedApart>;

function personalView(
  hotel: AgreedHotel,
  row: BookingRow,
  money: MoneyOfBooking,
  language: Locale | undefined,
  now: Date,
): Personal {
  const { words } = hotel.wordsIn(language ?? row.language);
  return {
    reference: row.reference,
    travellers: [...row.travellers],
    shownNumbers: row.travellers.map(({ contactNumber }) => groupedNumber(contactNumber)),
    ...byGuestWord((word) => row[guestWords[word].column]),
    estimatedArrivalTime: row.estimated_arrival_time,
    payment: { mode: row.payment_mode, plan: row.payment_plan },
    bill: billInWords(billWithReasons(row), hotel.namesIn(language ?? row.language)),
    total: row.total,
    // What a bank has taken back for the guest is paid no more.
    amountPaid: money.captured - money.lost,
    ...paidThere(money),
    amountDueNow: amountDueNow(owingOf(row), money, now.getTime()),
    amountPayable: payableOf(hotel, row, money, now).amount,
    leastFee: row.least_fee,
    selection: selectionView(row.selection),
    ...(row.selection.couponCode === undefined ? {} : { couponCode: row.selection.couponCode }),
    priceAdjustment: row.total - row.bill.total,
    ...cancellingView(hotel, row, money, now),
    kept: row.kept,
    refundAmount: money.refunding + money.refunded,
    updatedPrice: row.updated_price,
    ...acceptingView(hotel, row, money),
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    leftAt: row.left_at?.toISOString() ?? null,
    ...(row.invoiced_at === null ? {} : { invoicedAt: row.invoiced_at.toISOString() }),
    ...termsView(hotel, row),
    policies: [...words.policies],
  };
}

/** What accepting the price that the property asks for means for the guest's money. */
function acceptingView(hotel: AgreedHotel, row: BookingRow, money: MoneyOfBooking): Pick<WholeBooking, 'onAccepting'> {
  const accepted = onAccepting(hotel, row, money);
  return accepted === null ? {} : { onAccepting: accepted };
}

/** For each deadline what comes back and what is charged, while cancelling is by terms. */
function cancellingView(
  hotel: AgreedHotel,
  row: BookingRow,
  money: MoneyOfBooking,
  now: Date,
): Pick<WholeBooking, 'cancelling'> {
  if (row.status !== 'confirmed') return {};
  return {
    cancelling: cancellingSteps(hotel, row, money, now.getTime()).map((step) => ({
      until: new Date(step.until).toISOString(),
      ...feeView(step.terms, stayPriceOfBooking(row)),
      fee: step.fee,
      penalty: step.penalty,
      processingCharge: step.processingCharge,
      refund: step.refund,
      atProperty: step.atProperty,
    })),
  };
}

const paidThere = ({
  takenAtProperty,
  owedAtProperty,
}: MoneyOfBooking): Pick<WholeBooking, 'paidAtProperty' | 'owedAtProperty'> => ({
  ...(takenAtProperty > 0 ? { paidAtProperty: takenAtProperty } : {}),
  ...(owedAtProperty > 0 ? { owedAtProperty } : {}),
});

function heldBy({ waiting, unpayable }: MoneyOfBooking): Pick<PublicBooking, 'refundHeldBy'> {
  if (unpayable > 0) return { refundHeldBy: 'gateway' };
  return waiting > 0 ? { refundHeldBy: 'dispute' } : {};
}
