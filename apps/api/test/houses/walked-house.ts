import type { Quote } from '@latchkey/api-contract/types';
import type { ClockTime } from '@latchkey/booking-core/clock';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { momentOf } from '@latchkey/booking-core/time';
import { answer, guestCalls } from '../guest-calls.ts';
import { openOrder, postBooking } from '../journeys.ts';
import { newcomer } from '../onboarding.ts';
import { completeByOwn, ownKeys } from '../own-house.ts';
import type { TestEngine } from '../test-engine.ts';
import { linesOf, onPaper } from './billed.ts';
import { fieldsOf } from './fields-of.ts';
import type { HouseOnPaper, StayAsked } from './house-on-paper.types.ts';
import type { PaperLine } from './read-paper.ts';

interface SetUp {
  readonly draft: { readonly version: number };
  readonly findings: readonly { readonly rank: string; readonly path: string; readonly message: string }[];
}

/** What a walk from the first answer to an open house has come to. */
export interface WalkedHouse {
  readonly hotelId: number;
  /** Faults of the answers, and what is wrong or looks wrong before it is published. */
  readonly said: { readonly faults: readonly object[]; readonly findings: readonly string[] };
  readonly fields: number;
  /** The bill of a stay, and what cancelling it keeps at the moments that the paper names. */
  readonly billOf: (stay: StayAsked, cancelled: readonly string[]) => Promise<PaperLine[]>;
  /** Why a stay is not sold. */
  readonly refusalOf: (stay: StayAsked) => Promise<string>;
}

/** Walks a house from `/start` to guests, by the operations that its pages call. */
export async function walkHouse(engine: TestEngine, house: HouseOnPaper): Promise<WalkedHouse> {
  const owner = await newcomer(engine);
  const { language } = house;
  const empty = { sentence: '', street: '', postalCode: '', latitude: null, longitude: null, slug: '' };
  const begun = await owner.begin({ ...empty, ...house.house });
  const rooms = {
    typed: house.rooms.join('\n'),
    ...(house.currency === undefined ? {} : { currency: house.currency }),
  };
  const started = await owner.save(begun, { language, rooms, terms: house.terms });
  const { hotelId } = started;
  const setUp = async (): Promise<SetUp> => (await owner.asOwner(hotelId, 'GET', 'set-up')).json<SetUp>();
  const call = async (method: 'POST' | 'PUT', path: string, payload: object): Promise<void> => {
    const { statusCode, body } = await owner.asOwner(hotelId, method, path, payload);
    if (statusCode >= 400) throw new Error(`${house.paper}, ${path}: ${statusCode} ${body}`);
  };
  if (started.state !== 'draft') throw new Error(`${house.paper}: ${JSON.stringify(started.faults)}`);
  if (house.isPaidOnline === true) {
    const { keyId, secretKey } = ownKeys.stripe;
    engine.own.doors.accounts.set(secretKey, `acct_${hotelId}`);
    await call('PUT', 'gateway-accounts/stripe', { keyId, secretKey });
  }
  await call('PUT', 'set-up/draft', { version: (await setUp()).draft.version, changes: changesOf(house) });
  const { draft, findings } = await setUp();
  await call('POST', 'set-up/publications', { version: draft.version });
  await call('POST', 'opening', {});
  engine.pass(60_000);
  return {
    hotelId,
    said: {
      faults: started.faults,
      findings: findings.filter(({ rank }) => rank !== 'nice').map(({ path, message }) => `${path} ${message}`),
    },
    fields: fieldsOf(house),
    ...guestsOf(engine, house, { hotelId, timeZone: started.proposal?.timeZone ?? 'UTC' }),
  };
}

function changesOf({ settings, words, language }: HouseOnPaper): object[] {
  const inFile = (file: string, places: Readonly<Record<string, unknown>>): object[] =>
    Object.entries(places).map(([path, value]) => ({ file, path, ...(value === null ? {} : { value }) }));
  const languages = new Set(['en', language]);
  return [
    ...inFile('hotel.json', settings),
    ...Array.from(languages, (one) => inFile(`words.${one}.json`, words)).flat(),
  ];
}

function guestsOf(
  engine: TestEngine,
  house: HouseOnPaper,
  { hotelId, timeZone }: { readonly hotelId: number; readonly timeZone: string },
): Pick<WalkedHouse, 'billOf' | 'refusalOf'> {
  const { post, view } = guestCalls(engine);
  const quoteOf = (stay: StayAsked) => post('quotes', { hotelId, ...askedIn(stay) });
  const choice = house.isPaidOnline === true ? 'advance' : 'at-property';
  return {
    refusalOf: async (stay) => (await quoteOf(stay)).json<{ code?: string }>().code ?? 'sold',
    billOf: async (stay, cancelled) => {
      const quote = (await quoteOf(stay)).json<Quote & { code?: string }>();
      if (quote.code !== undefined) throw new Error(`${house.paper}: ${JSON.stringify(quote)}`);
      const pays = choice === 'advance' ? { mode: 'online', plan: 'advance' } : { mode: choice, plan: 'full' };
      const reply = await postBooking(engine, quote.quoteToken, pays);
      if (reply.statusCode !== 201) throw new Error(`${house.paper}: ${reply.statusCode} ${reply.body}`);
      const { bookingId } = reply.json<{ bookingId: string }>();
      const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
      if (choice === 'advance') await completeByOwn(engine, 'stripe', bookingId, await openOrder(engine, bookingId));
      const booked = await view({ bookingId, cookie });
      if (booked['status'] !== 'confirmed' || booked['total'] !== quote.bill.total)
        throw new Error(`${house.paper}: ${JSON.stringify(booked)}`);
      const { currency } = quote.bill;
      const lines = linesOf(quote, choice);
      let last = 0;
      for (const line of cancelled) {
        const [, date = '', time = ''] = line.split(' ');
        const at = momentOf(date as LocalDate, time as ClockTime, timeZone);
        engine.pass(at - engine.deps.clock().getTime());
        const [status, kept] = answer(await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie));
        last = Number(kept['refund']);
        lines.push([line, status === 200 ? onPaper(Number(kept['fee']), currency) : String(kept['code'])]);
      }
      // The guest cancels at the figures of the last row.
      if (cancelled.length > 0) {
        const ended = await post(`bookings/${bookingId}/cancellation`, { refund: last }, cookie);
        if (ended.statusCode !== 200) throw new Error(`${house.paper}: ${ended.statusCode} ${ended.body}`);
      }
      return lines;
    },
  };
}

function askedIn({ from, to, rooms, extras = {}, code }: StayAsked): object {
  return {
    stay:
      typeof to === 'string'
        ? { kind: 'nights', checkIn: from, checkOut: to }
        : { kind: 'hours', date: from, startHour: to.hour, hours: to.hours },
    rooms: rooms.map(({ room, plan = 'standard', adults, childAges = [] }) => ({
      roomTypeId: room,
      ratePlanId: plan,
      adults,
      childAges,
      infants: 0,
    })),
    addons: Object.entries(extras).map(([addonId, quantity]) => ({ addonId, quantity })),
    ...(code === undefined ? {} : { couponCode: code }),
  };
}
