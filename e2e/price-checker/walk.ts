import type { Quote } from '@latchkey/api-contract/types';
import { hosts } from '../running/addresses.ts';
import { askHost } from './ask-host.ts';
import type { CheckedHotel, StayUnderCheck, Walked } from './checked-stay.types.ts';
import { orderOf } from './payment-order.ts';
import { digitsOf, readPage, type ReadPage } from './read-page.ts';
import { plain, plainOf, searchPrice, type SearchedPrice } from './search-price.ts';

type Expects = (isSo: boolean, what: string) => void;

/**
 * Walks one stay as a price checker does: the price of the search, the page with the dates, one press, the total of the
 * page before anything is asked of the guest, and what the payment company is told to take. All must be one figure.
 */
export async function walk(stay: StayUnderCheck): Promise<Walked> {
  const faults: string[] = [];
  const expects: Expects = (isSo, what) => void (isSo || faults.push(what));
  const searched = await searchPrice(stay);
  const host = stay.entry === 'home by slug' ? hosts.provider : stay.hotel.host;
  const page = await landingOf(host, entryOf(stay), expects);
  if (searched === null) {
    checkUntagged(page, expects);
    return { kind: 'not-for-sale', faults };
  }
  expects(page.nights.join(' ') === `${stay.checkIn} ${stay.checkOut}`, `nights ${page.nights.join(' ')}`);
  const reached = await pressOn(host, page, { hotel: stay.hotel, searched }, expects);
  if (reached === null) return { kind: 'walked', faults, hasTaxes: false };
  const ordered = await orderOf(stay, reached.quoteToken);
  // ISO 4217 gives each of these currencies two decimals, and both companies count in them.
  const expected = Math.round(Number(reached.total) * 100);
  expects(ordered === expected, `page ${expected}, payment order ${ordered}`);
  return { kind: 'walked', faults, hasTaxes: reached.hasTaxes };
}

/** A home as a checker without dates finds it. */
export interface UndatedHome {
  readonly hotel: CheckedHotel;
  readonly host: string;
  readonly path: string;
}

/**
 * Walks from a home without dates to the last page: the nights are those that the page begins with. Nothing is booked:
 * these nights are near, and stories take place in them. Returns the faults.
 */
export async function walkHome({ hotel, host, path }: UndatedHome): Promise<string[]> {
  const faults: string[] = [];
  const expects: Expects = (isSo, what) => void (isSo || faults.push(`${host}${path}: ${what}`));
  const page = await landingOf(host, path, expects);
  const [checkIn, checkOut] = page.nights;
  if (!checkIn || !checkOut) return [...faults, `${host}${path}: no nights`];
  const searched = await searchPrice({ hotel, checkIn, checkOut, adults: 2, childAges: [] });
  if (searched === null) checkUntagged(page, expects);
  else await pressOn(host, page, { hotel, searched }, expects);
  return faults;
}

function entryOf({ hotel, checkIn, checkOut, adults, childAges, language, entry }: StayUnderCheck): string {
  const children = childAges.length;
  const asked = { lang: language, ...(children === 0 ? {} : { ages: childAges.join(',') }) };
  if (entry === 'link')
    return `/rooms/${hotel.id}/${checkIn}/${checkOut}/${adults}/${children}?${new URLSearchParams(asked)}`;
  const sent = new URLSearchParams({
    ...asked,
    checkIn,
    checkOut,
    adults: String(adults),
    children: String(children),
  });
  return `/${entry === 'own home' ? '' : hotel.slug}?${sent}`;
}

/** A page, and the address that it has come from: its form may name its own address by the search alone. */
type LandedPage = ReadPage & { readonly landedAt: string };

/** The page of the rooms that an address leads to; one that is answered by another address is followed once. */
async function landingOf(host: string, path: string, expects: Expects): Promise<LandedPage> {
  const first = await askHost(host, path);
  const to = first.status === 303 ? new URL(first.location ?? '', `http://${host}`) : null;
  const landedAt = to === null ? path : to.pathname + to.search;
  const landing = to === null ? first : await askHost(host, landedAt);
  expects(landing.status === 200, `${path}: ${landing.status}`);
  const page = readPage(landing.text);
  expects(!page.isWaiting, 'the page says that it is still loading');
  return { ...page, landedAt };
}

/** Where no single press leads to a price for everybody, the page must be free of tags that say one does. */
function checkUntagged(page: ReadPage, expects: Expects): void {
  expects(page.stage === null && page.presses.length === 0, `nothing for everybody, but stage ${page.stage}`);
  expects(page.offers.length === 0, `nothing for everybody, but ${page.offers.length} totals`);
}

interface Reached {
  readonly total: string;
  readonly quoteToken: string;
  readonly hasTaxes: boolean;
}

interface SearchedStay {
  readonly hotel: CheckedHotel;
  readonly searched: SearchedPrice;
}

/** Presses what is marked on the page of rooms, and reads the last page; null where there is nothing to press. */
async function pressOn(
  host: string,
  page: LandedPage,
  { hotel, searched }: SearchedStay,
  expects: Expects,
): Promise<Reached | null> {
  checkLanding(page, hotel, expects);
  const offer = page.offers.find(({ isOnPath }) => isOnPath);
  const form = offer?.form ?? null;
  expects(form !== null, 'no offer to press');
  if (offer === undefined || form === null) return null;
  expects(offer.prices[0] === plain(searched), `search ${plain(searched)}, page of rooms ${offer.prices[0]}`);
  const fields = form.querySelectorAll('input, select, textarea');
  expects(
    fields.every((field) => field.getAttribute('type') === 'hidden'),
    'something is asked of the guest before the total',
  );
  const action = new URL(form.getAttribute('action') ?? '', `http://${host}${page.landedAt}`);
  const pressed = await askHost(host, action.pathname + action.search, {
    body: new URLSearchParams(
      fields.map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']),
    ),
  });
  expects(pressed.status === 303, `the press led to ${pressed.status}`);
  const address = new URL(pressed.location ?? '', `http://${host}`);
  const checkout = await askHost(host, address.pathname + address.search);
  const last = readPage(checkout.text);
  expects(
    checkout.status === 200 && last.stage === 'checkout' && last.isFinal,
    'the press does not lead to the last page',
  );
  const [total, ...others] = last.offers;
  expects(others.length === 0 && total?.prices.length === 1, `${last.offers.length} offers on the last page`);
  expects(total?.isVisible === true, 'the total that machines read is not the one to be seen');
  expects(total?.prices[0] === offer.prices[0], `page of rooms ${offer.prices[0]}, last page ${total?.prices[0]}`);
  expects(total?.currency === searched.currency, `currency ${total?.currency}`);
  checkAddress(last, expects);
  const quoteToken = address.searchParams.get('quote') ?? '';
  const { bill } = JSON.parse((await askHost(hotel.host, `/api/quotes/${quoteToken}`)).text) as Quote;
  const lines = last.root.querySelectorAll('table tr').map((row) => digitsOf(row.text));
  for (const tax of bill.taxes)
    expects(
      tax.amount === 0 || lines.some((line) => line.includes(digitsOf(plainOf(tax.amount, searched.decimals)))),
      `tax ${tax.name} of ${tax.amount} is not on the page`,
    );
  return { total: total?.prices[0] ?? '', quoteToken, hasTaxes: bill.taxes.some(({ amount }) => amount > 0) };
}

function checkLanding(page: ReadPage, hotel: CheckedHotel, expects: Expects): void {
  expects(page.stage === 'room-selection' && !page.isFinal, `stage ${page.stage}, final ${page.isFinal}`);
  expects(page.presses.length === 1 && page.presses[0] === '1', `presses ${page.presses.join(', ')}`);
  expects(page.hotelId === String(hotel.id), `hotel ${page.hotelId}`);
  checkAddress(page, expects);
  for (const { prices, isVisible } of page.offers)
    expects(prices.length === 1 && isVisible, `an offer has ${prices.length} totals, visible: ${isVisible}`);
}

/** The guide's reference asks for a postal address of the hotel. */
function checkAddress({ address }: ReadPage, expects: Expects): void {
  const { streetAddress, addressLocality, addressCountry = '' } = address;
  expects(
    Boolean(streetAddress) && Boolean(addressLocality) && /^[A-Z]{2}$/.test(addressCountry),
    `address ${JSON.stringify(address)}`,
  );
}
