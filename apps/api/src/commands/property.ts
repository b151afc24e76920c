import { propertyPaths } from '@latchkey/api-contract/property-paths';
import type { QuoteRequest } from '@latchkey/api-contract/types';
import { operatorKeyOf } from '../features/property/property-key.ts';
import type { Settings } from '../settings.ts';
import type { Action, Given } from './property-action.types.ts';
import { keyActions, keysInWords } from './property-keys.ts';

const one = (words: readonly string[]): { params: Record<string, string> } | null =>
  words[0] === undefined ? null : { params: { booking: words[0] } };
const amount = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
/** Pairs of guests and price, in order; null where one is neither. */
const steps = (words: readonly string[]): { pax: number; price: number }[] | null => {
  const numbers = words.map(amount);
  if (numbers.length === 0 || numbers.length % 2 > 0 || numbers.includes(undefined)) return null;
  return Array.from({ length: numbers.length / 2 }, (_, at) => ({
    pax: numbers[at * 2] ?? 0,
    price: numbers[at * 2 + 1] ?? 0,
  }));
};

const restrictions: Readonly<Record<string, (value: string) => object | null>> = {
  'min-stay': (value) => (amount(value) === undefined ? null : { minStay: amount(value) }),
  'max-stay': (value) =>
    value === 'none' ? { maxStay: null } : amount(value) === undefined ? null : { maxStay: amount(value) },
  arrival: (value) => (value === 'open' || value === 'closed' ? { closedToArrival: value === 'closed' } : null),
  plan: (ratePlanId) => ({ ratePlanId }),
};

/** `min-stay=2 arrival=closed` as the fields of a restriction; null where a word is none. */
function restrictionsOf(words: readonly string[]): object | null {
  const fields = words.map((word) => {
    const [name = '', value = ''] = word.split('=');
    return Object.hasOwn(restrictions, name) ? (restrictions[name]?.(value) ?? null) : null;
  });
  return fields.includes(null) ? null : Object.assign({}, ...fields);
}

const span = ([from, to = from]: readonly string[]): { from: string; to: string } | null =>
  from === undefined || to === undefined ? null : { from, to };

/** What a property does, in words for the terminal. */
const actions: Readonly<Record<string, Action>> = {
  list: {
    usage: '[status]',
    does: 'the bookings, latest first',
    call: 'listPropertyBookings',
    arguments: ([status]) => (status === undefined ? {} : { query: { status } }),
  },
  show: { usage: '<booking>', does: 'one booking, whole', call: 'getPropertyBooking', arguments: one },
  confirm: { usage: '<booking>', does: 'takes a request', call: 'confirmRequest', arguments: one },
  reject: { usage: '<booking>', does: 'turns a request down', call: 'rejectRequest', arguments: one },
  revise: {
    usage: '<booking> <price>',
    does: 'names another total, in the smallest billed unit',
    call: 'revisePrice',
    arguments: (words) => {
      const price = amount(words[1]);
      return words[0] === undefined || price === undefined ? null : { params: { booking: words[0] }, body: { price } };
    },
  },
  'no-show': { usage: '<booking>', does: 'notes that the guest did not come', call: 'markNoShow', arguments: one },
  cancel: {
    usage: '<booking> [refund]',
    does: 'cancels; all goes back, or the refund named',
    call: 'cancelByProperty',
    arguments: (words) => {
      const refund = amount(words[1]);
      return words[0] === undefined
        ? null
        : { params: { booking: words[0] }, body: refund === undefined ? {} : { refund } };
    },
  },
  answer: {
    usage: '<booking> <request> accept|decline [words]',
    does: 'answers an arrival or departure request',
    call: 'answerGuestRequest',
    arguments: ([booking, requestId, decision, ...rest]) =>
      booking === undefined || requestId === undefined || decision === undefined
        ? null
        : {
            params: { booking, requestId },
            body: { decision, ...(rest.length === 0 ? {} : { answer: rest.join(' ') }) },
          },
  },
  reviews: {
    usage: '[published|held|refused]',
    does: 'what guests wrote of their stays, latest first',
    call: 'listPropertyReviews',
    arguments: ([state]) => (state === undefined ? {} : { query: { state } }),
  },
  'answer-review': {
    usage: '<booking> [words]',
    does: 'answers a review, below it; without words, takes the answer away',
    call: 'answerReview',
    arguments: ([booking, ...words]) =>
      booking === undefined ? null : { params: { booking }, body: { answer: words.join(' ') } },
  },
  'judge-review': {
    usage: '<booking> publish|refuse',
    does: 'publishes a review that was held, or refuses it as abuse',
    call: 'judgeReview',
    arguments: ([booking, decision]) =>
      booking === undefined || decision === undefined ? null : { params: { booking }, body: { decision } },
  },
  inventory: {
    usage: '<from> [to]',
    does: 'rooms by date',
    call: 'getInventory',
    arguments: (words) => asQuery(span(words)),
  },
  rates: {
    usage: '<from> [to]',
    does: 'prices and restrictions by date',
    call: 'getRates',
    arguments: (words) => asQuery(span(words)),
  },
  'set-rooms': {
    usage: '<room type> <from> <to> <total>',
    does: 'how many rooms are sold',
    call: 'setInventory',
    arguments: ([roomTypeId, from, to, total]) =>
      roomTypeId === undefined || from === undefined || to === undefined || amount(total) === undefined
        ? null
        : { body: { roomTypeId, from, to, total: amount(total) } },
  },
  'set-price': {
    usage: '<room type> <plan> <from> <to> <guests> <price> [<guests> <price>…]',
    does: 'the prices of a night; those it had by other numbers of guests go',
    call: 'setRates',
    arguments: ([roomTypeId, ratePlanId, from, to, ...prices]) => {
      const priceForPax = steps(prices);
      return priceForPax === null ? null : { body: { roomTypeId, ratePlanId, from, to, priceForPax } };
    },
  },
  restrict: {
    usage: '<room type> <from> <to> [min-stay=<nights>] [max-stay=<nights>|none] [arrival=open|closed] [plan=<plan>]',
    does: 'shortest and longest stays, and whether guests may arrive',
    call: 'setRestrictions',
    arguments: ([roomTypeId, from, to, ...rest]) => {
      const fields = restrictionsOf(rest);
      return to === undefined || fields === null ? null : { body: { roomTypeId, from, to, ...fields } };
    },
  },
  close: {
    usage: '<room type> <from> <to>',
    does: 'sells none of it',
    call: 'setRestrictions',
    arguments: ([roomTypeId, from, to]) => (to === undefined ? null : { body: { roomTypeId, from, to, closed: true } }),
  },
  open: {
    usage: '<room type> <from> <to>',
    does: 'sells it again',
    call: 'setRestrictions',
    arguments: ([roomTypeId, from, to]) =>
      to === undefined ? null : { body: { roomTypeId, from, to, closed: false } },
  },
  ...keyActions,
};

const asQuery = (query: { from: string; to: string } | null): { query: Record<string, string> } | null =>
  query === null ? null : { query };

/** `property <hotel> <action> …` over the running API; a hotel by its id or its slug. True where the API did it. */
export async function runProperty(
  settings: Settings,
  words: readonly string[],
  say: (line: string) => void,
  now: Date,
): Promise<boolean> {
  const [hotel, name = '', ...rest] = words;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  const given = action?.arguments(rest) ?? null;
  if (hotel === undefined || action === undefined || given === null) {
    for (const [each, { usage, does }] of Object.entries(actions))
      say(`pnpm api property <hotel> ${each} ${usage}  ${does}`);
    return false;
  }
  const outcome = await act(settings, hotel, action, given, now);
  for (const line of typeof outcome === 'string' ? [outcome] : told(outcome.body)) say(line);
  return typeof outcome !== 'string' && outcome.isDone;
}

/** What the API says, or why it was not asked. */
async function act(
  settings: Settings,
  hotel: string,
  action: Action,
  given: Given,
  now: Date,
): Promise<Answer | string> {
  if (settings.propertyKeySecret === null) return 'PROPERTY_KEY_SECRET must be set.';
  const hotelId = await idOf(settings, hotel);
  if (typeof hotelId === 'string') return hotelId;
  const { method, path } = propertyPaths[action.call];
  const address = path.replace(/:(\w+)/g, (_, parameter: string) =>
    encodeURIComponent(given.params?.[parameter] ?? ''),
  );
  const query = given.query === undefined ? '' : `?${new URLSearchParams(given.query)}`;
  return ask(settings, `${address}${query}`, {
    method,
    headers: {
      authorization: `Bearer ${operatorKeyOf(hotelId, settings.propertyKeySecret, now)}`,
      'content-type': 'application/json',
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(given.body ?? {}) }),
  });
}

async function idOf(settings: Settings, hotel: string): Promise<number | string> {
  if (/^[1-9]\d{0,8}$/.test(hotel)) return Number(hotel);
  const found = await ask(settings, `/api/hotels?${new URLSearchParams({ slug: hotel })}`);
  if (typeof found === 'string') return found;
  return (found.body as { hotels?: { id: number }[] }).hotels?.[0]?.id ?? `No hotel is called ${hotel}.`;
}

interface Answer {
  readonly isDone: boolean;
  readonly body: unknown;
}

/** The API's answer, or why there is none. */
async function ask(settings: Settings, address: string, request: RequestInit = {}): Promise<Answer | string> {
  const base = process.env['API_URL'] ?? `http://${settings.host}:${settings.port}`;
  const response = await fetch(`${base}${address}`, request).catch((cause: unknown) =>
    String(cause instanceof Error ? cause.message : cause),
  );
  if (typeof response === 'string') return `The API does not answer (${response}). Start it, or set API_URL.`;
  const answer = await response.text();
  if (!(response.headers.get('content-type') ?? '').includes('json'))
    return `What answers at ${response.url} is not the API (${response.status}). Set API_URL or API_PORT.`;
  return { isDone: response.ok, body: JSON.parse(answer) as unknown };
}

/** A list as a table of a line each; anything else as it came. */
function told(body: unknown): string[] {
  const keys = typeof body === 'object' && body !== null ? keysInWords(body) : null;
  if (keys !== null) return keys;
  const rows =
    typeof body === 'object' && body !== null && 'bookings' in body && Array.isArray(body.bookings)
      ? (body.bookings as Record<string, unknown>[])
      : null;
  if (rows === null) return [JSON.stringify(body, null, 2)];
  if (rows.length === 0) return ['No bookings.'];
  return rows.map((row) =>
    [
      row['reference'],
      row['status'],
      stayIn(row['stay'] as QuoteRequest['stay']),
      row['guestName'],
      `${String(row['currency'])} ${String(row['total'])}`,
      `paid ${String(row['amountPaid'])}`,
      ...(row['openRequests'] === 0 ? [] : [`open requests: ${String(row['openRequests'])}`]),
    ].join('  '),
  );
}

function stayIn(stay: QuoteRequest['stay']): string {
  return stay.kind === 'nights'
    ? `${stay.checkIn} – ${stay.checkOut}`
    : `${stay.date} ${stay.startHour}:00, ${stay.hours} h`;
}
