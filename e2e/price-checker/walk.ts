import { randomUUID } from 'node:crypto';
import type { HotelFound, Quote } from '@latchkey/api-contract/types';
import { confirmRequest } from '../pages/property.ts';
import { sandbox } from '../running/addresses.ts';
import { askHost } from './ask-host.ts';
import { digitsOf, readPage, type ReadPage } from './read-page.ts';

/** A hotel by the name that a search finds it under. */
export interface CheckedHotel {
  readonly id: number;
  readonly host: string;
  readonly place: string;
}

export interface CheckedStay {
  readonly hotel: CheckedHotel;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly adults: number;
  readonly childAges: readonly number[];
  readonly language: 'en' | 'de' | 'ar' | 'hi';
}

/** What a walk came to: nothing for sale for everybody in rooms of one type, or what it paid attention to. */
export type Walked =
  | { readonly kind: 'not-for-sale' }
  | { readonly kind: 'walked'; readonly faults: readonly string[]; readonly hasTaxes: boolean };

const providerHost = 'latchkey.localhost';

/**
 * Walks one stay as a price checker does: the price of the search, the link with the dates, one press, the total of the
 * page before anything is asked of the guest, and what the payment company is told to take. All must be one figure.
 */
export async function walk(stay: CheckedStay): Promise<Walked> {
  const { hotel, childAges, language } = stay;
  const searched = await searchPrice(stay);
  if (searched === null) return { kind: 'not-for-sale' };
  const faults: string[] = [];
  const expects = (isSo: boolean, what: string): void => void (isSo || faults.push(what));

  const search = new URLSearchParams({
    lang: language,
    ...(childAges.length === 0 ? {} : { ages: childAges.join(',') }),
  });
  const link = `/rooms/${hotel.id}/${stay.checkIn}/${stay.checkOut}/${stay.adults}/${childAges.length}?${search}`;
  const landing = await askHost(hotel.host, link);
  expects(landing.status === 200, `${link}: ${landing.status}`);
  const page = readPage(landing.text);
  checkLanding(page, stay, expects);
  const offer = page.offers.find(({ isOnPath }) => isOnPath);
  const form = offer?.form ?? null;
  if (offer === undefined || form === null)
    return { kind: 'walked', faults: [...faults, 'no offer to press'], hasTaxes: false };
  expects(offer.prices[0] === plain(searched), `search ${plain(searched)}, link ${offer.prices[0]}`);

  const fields = form.querySelectorAll('input, select, textarea');
  expects(
    fields.every((field) => field.getAttribute('type') === 'hidden'),
    'something is asked of the guest before the total',
  );
  const pressed = await askHost(hotel.host, form.getAttribute('action') ?? '', {
    body: new URLSearchParams(
      fields.map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']),
    ),
  });
  expects(pressed.status === 303, `the press led to ${pressed.status}`);
  const address = new URL(pressed.location ?? '', 'http://checkout');
  const checkout = await askHost(hotel.host, address.pathname + address.search);
  const last = readPage(checkout.text);
  expects(
    checkout.status === 200 && last.stage === 'checkout' && last.isFinal,
    'the press does not lead to the last page',
  );
  const [total, ...others] = last.offers;
  expects(others.length === 0 && total?.prices.length === 1, `${last.offers.length} offers on the last page`);
  expects(total?.isVisible === true, 'the total that machines read is not the one to be seen');
  expects(total?.prices[0] === offer.prices[0], `link ${offer.prices[0]}, page ${total?.prices[0]}`);
  expects(total?.currency === searched.currency, `currency ${total?.currency}`);

  const quoteToken = address.searchParams.get('quote') ?? '';
  const { bill } = JSON.parse((await askHost(hotel.host, `/api/quotes/${quoteToken}`)).text) as Quote;
  const lines = last.root.querySelectorAll('table tr').map((row) => digitsOf(row.text));
  for (const tax of bill.taxes)
    expects(
      tax.amount === 0 || lines.some((line) => line.includes(digitsOf(plainOf(tax.amount, searched.decimals)))),
      `tax ${tax.name} of ${tax.amount} is not on the page`,
    );
  const ordered = await orderOf(stay, quoteToken);
  // ISO 4217 gives each of these currencies two decimals, and both companies count in them.
  const expected = Math.round(Number(total?.prices[0]) * 100);
  expects(ordered === expected, `page ${expected}, payment order ${ordered}`);
  return { kind: 'walked', faults, hasTaxes: bill.taxes.some(({ amount }) => amount > 0) };
}

type Expects = (isSo: boolean, what: string) => void;

function checkLanding(page: ReadPage, { hotel, checkIn, checkOut }: CheckedStay, expects: Expects): void {
  expects(page.stage === 'room-selection' && !page.isFinal, `stage ${page.stage}, final ${page.isFinal}`);
  expects(!page.isWaiting, 'the page says that it is still loading');
  expects(page.presses.length === 1 && page.presses[0] === '1', `presses ${page.presses.join(', ')}`);
  expects(page.hotelId === String(hotel.id), `hotel ${page.hotelId}`);
  expects(page.nights.join(' ') === `${checkIn} ${checkOut}`, `nights ${page.nights.join(' ')}`);
  for (const { prices, isVisible } of page.offers)
    expects(prices.length === 1 && isVisible, `an offer has ${prices.length} totals, visible: ${isVisible}`);
}

interface SearchedPrice {
  /** Minor units of the product: whole rupees, cents. */
  readonly total: number;
  readonly currency: string;
  readonly decimals: 0 | 2;
}

async function searchPrice({
  hotel,
  checkIn,
  checkOut,
  adults,
  childAges,
}: CheckedStay): Promise<SearchedPrice | null> {
  const query = new URLSearchParams({
    place: hotel.place,
    checkIn,
    checkOut,
    adults: String(adults),
    children: String(childAges.length),
    childAges: childAges.join(','),
  });
  const { hotels } = JSON.parse((await askHost(providerHost, `/api/hotel-search?${query}`)).text) as {
    hotels: HotelFound[];
  };
  const found = hotels.find(({ id }) => id === hotel.id);
  if (found === undefined) throw new Error(`the search does not find ${hotel.place}`);
  if (found.stay.kind !== 'free') return null;
  // The specification's decimals: none for rupees and rupiah, else two.
  const decimals = found.currency === 'INR' || found.currency === 'IDR' ? 0 : 2;
  return { total: found.stay.total, currency: found.currency, decimals };
}

const plainOf = (amount: number, decimals: 0 | 2): string => (amount / 10 ** decimals).toFixed(decimals);
const plain = ({ total, decimals }: SearchedPrice): string => plainOf(total, decimals);

/** What the payment company was told to take for a booking of the quote, by its own books. The rooms are given back. */
async function orderOf({ hotel, language }: CheckedStay, quoteToken: string): Promise<number> {
  const json = async <T>(
    path: string,
    body: object,
    cookie = '',
  ): Promise<{ status: number; body: T; cookies: string }> => {
    const answer = await askHost(hotel.host, path, { body, headers: { cookie, 'idempotency-key': randomUUID() } });
    return { status: answer.status, body: JSON.parse(answer.text) as T, cookies: answer.cookies };
  };
  const travellers = [
    { fullName: 'Price Checker', contactNumber: '+919845012345', email: `checker.${randomUUID()}@example.com` },
  ];
  const booked = await json<{ bookingId: string; status: string }>('/api/bookings', {
    quoteToken,
    travellers,
    payment: { mode: 'online', plan: 'full' },
    language,
  });
  if (booked.status !== 201) throw new Error(`no booking: ${booked.status} ${JSON.stringify(booked.body)}`);
  const { bookingId, status } = booked.body;
  // A hotel that confirms by hand asks for payment after it has.
  if (status === 'requested') await confirmRequest(hotel, bookingId);
  const order = await json<{ order_id: string }>(`/api/bookings/${bookingId}/payment-orders`, {}, booked.cookies);
  if (order.status >= 300)
    throw new Error(`no order: ${order.status} ${JSON.stringify(order.body)} ${booked.body.status}`);
  const taken = await bookedOrder(order.body.order_id);
  await json(`/api/bookings/${bookingId}/cancellation`, { refund: 0 }, booked.cookies);
  return taken;
}

/** An order in the books of whichever company has it; the keys are the demo's own. */
async function bookedOrder(orderId: string): Promise<number> {
  const basic = Buffer.from('rzp_test_latchkey:sandbox-razorpay-key-secret').toString('base64');
  for (const [path, authorization] of [
    [`/razorpay/v1/orders/${orderId}`, `Basic ${basic}`],
    [`/card-vault/v1/orders/${orderId}`, 'Bearer sandbox-card-vault-secret'],
  ] as const) {
    const reply = await fetch(`${sandbox()}${path}`, { headers: { authorization } });
    if (reply.ok) return ((await reply.json()) as { amount: number }).amount;
  }
  throw new Error(`no company knows the order ${orderId}`);
}
