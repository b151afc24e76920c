import { randomUUID } from 'node:crypto';
import { text as readWhole } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exampleOf } from '../src/features/operation/example-of.ts';
import { signedKeyOf } from '../src/features/property/routes/property-key.ts';
import { served, servedPaths, type ServedName } from '../src/http/route.ts';
import { asha, book, quoteFor, selectionOf } from './journeys.ts';
import { isNight } from './night.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';

/** Texts that no field is meant for: unfit for columns, headers or lines of text. */
const hostile: readonly string[] = [
  '\0',
  'a\0b',
  'a\u0001\u001B[2J\u007F',
  '/rooms/\r\nX-Forged: 1',
  '\u2028\u202E\uFEFF',
  '\uD800',
  'a\uDC00b',
  '/rooms/日本 हिन्दी عربي 🙂',
  '\uFFFE\uFFFF',
  '%00%0d%0a%ff%',
  '../../..//evil.example',
  'x'.repeat(70_000),
];

type Parts = Record<'params' | 'query' | 'headers' | 'body', unknown>;
type Path = readonly (string | number)[];

/** Where strings stand in a value. */
function stringsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    stringsIn(part, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The value with another text in one place. */
function withText(value: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value))
    return value.map((one: unknown, place) => (place === step ? withText(one, rest, text) : one));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [step]: withText(record[step], rest, text) };
}

const shown = (text: string): string => JSON.stringify(text.slice(0, 40));

/** What stands in a path or query as a program would write it that takes no care. */
const percent = (text: string): string => encodeURIComponent(text.toWellFormed());

describe('a hostile text', () => {
  let engine: TestEngine;
  let real: Readonly<Record<string, unknown>> = {};
  let cookie = '';
  const faults: string[] = [];

  beforeAll(async () => {
    engine = await startTestEngine();
    const booked = await book(engine, { mode: 'at-property' });
    const { quoteToken } = await quoteFor(engine);
    cookie = booked.cookie;
    real = {
      ...selectionOf(),
      bookingId: booked.bookingId,
      booking: booked.bookingId,
      invitation: booked.bookingId,
      quoteToken,
      travellers: [
        { ...asha, companions: [{ fullName: 'Ravi Rao' }], invoice: { company: 'Rao', taxNumber: 'DE123456789' } },
      ],
      roomTypeId: 'courtyard-king',
      ratePlanId: 'flexible',
    };
  });
  afterAll(() => engine.close());

  const send = async (what: string, request: { method: string; url: string; headers?: object; payload?: string }) => {
    const response = await engine.app.inject({
      ...request,
      method: request.method as 'GET',
      headers: { cookie, ...request.headers },
      // A stream of events has no end: what it begins with is enough.
      payloadAsStream: true,
    });
    const body = response.statusCode === 200 ? '' : (await readWhole(response.stream())).slice(0, 80);
    // As where the browser goes: a line that it followed is free again.
    response.raw.res.destroy();
    const { location = '/' } = response.headers;
    if (response.statusCode >= 500 || !/^(\/(?!\/)|https?:)[\x21-\x7e]*$/.test(String(location)))
      faults.push(`${what}: ${response.statusCode} ${String(location)} ${body}`);
  };

  /** A request that fits an operation, of things that are there. */
  const exampleFor = (name: ServedName): Parts => {
    const described = served[name] as Partial<Record<keyof Parts, z.ZodType>>;
    const made = (part: keyof Parts): unknown => {
      const schema = described[part];
      if (schema === undefined) return undefined;
      const example = exampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
      if (typeof example !== 'object' || example === null) return example;
      const known = Object.keys(example).filter((key) => key in real);
      return { ...example, ...Object.fromEntries(known.map((key) => [key, real[key]])) };
    };
    return { params: made('params'), query: made('query'), headers: made('headers'), body: made('body') };
  };

  const ask = (name: ServedName, { params, query, headers, body }: Parts, what: string): Promise<void> => {
    const { method, path } = servedPaths[name];
    const values = params as Readonly<Record<string, unknown>> | undefined;
    const address = path.replaceAll(/:(\w+)/g, (_, key: string) => percent(String(values?.[key])));
    const search = Object.entries(query ?? {}).map(([key, value]) => `${key}=${percent(String(value))}`);
    const key = path.startsWith('/api/property/')
      ? { authorization: `Bearer ${signedKeyOf(1760, engine.deps.settings.propertyKeySecret ?? '')}` }
      : {};
    const printable = Object.entries(headers ?? {}).map(([header, value]) => [
      header,
      String(value)
        .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?')
        .slice(0, 8000),
    ]);
    return send(what, {
      method,
      url: `${address}${search.length > 0 ? `?${search.join('&')}` : ''}`,
      headers: {
        ...Object.fromEntries(printable),
        ...(Object.hasOwn(headers ?? {}, 'idempotency-key') && !what.includes('idempotency')
          ? { 'idempotency-key': randomUUID() }
          : {}),
        ...key,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  };

  it('in any field of any operation is a refusal in words', async () => {
    let places = 0;
    for (const name of Object.keys(servedPaths) as ServedName[]) {
      const example = exampleFor(name);
      for (const place of stringsIn(example)) {
        places += 1;
        // By day each field is asked a third of the texts, and each text is asked of a third of the fields.
        for (const text of hostile.filter((_, at) => isNight || at % 3 === places % 3))
          await ask(name, withText(example, place, text) as Parts, `${name} ${place.join('.')} ${shown(text)}`);
      }
    }
    expect(faults).toEqual([]);
    expect(places).toBeGreaterThan(200);
  }, 300_000);

  /** The forms that work without a script, with what they are about. */
  const forms: readonly (readonly [path: string, about: string, fields: readonly string[]])[] = [
    ['booking-codes', 'bookingId', ['code']],
  ];
  const whole: Readonly<Record<string, string>> = {
    fullName: 'Asha Rao',
    email: 'asha@example.com',
    contactNumber: asha.contactNumber,
    company: 'Rao',
    taxNumber: 'DE123456789',
    way: 'at-property',
    companions: '1',
    'companion-0-fullName': 'Ravi Rao',
    roomNights: '4',
    rating: '5',
    kind: 'arrival',
    time: '09:30',
    checkIn: '2026-12-02',
    checkOut: '2026-12-04',
    adults: '2',
    days: '2',
    purpose: 'food',
    selection: JSON.stringify(selectionOf()),
    rooms: '/rooms/1760/2026-12-02',
  };

  it('in any field or address of a form leads back to a page of ours, in an address that a header carries', async () => {
    for (const [path, about, fields] of forms) {
      const id = String(about === 'hotelId' ? 1760 : real[about]);
      const sent = Object.fromEntries(fields.map((field) => [field, whole[field] ?? '']));
      const post = (what: string, url: string, form: object): Promise<void> =>
        send(`${path} ${what}`, {
          method: 'POST',
          url,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ ...form }).toString(),
        });
      for (const text of hostile) {
        const about = text.slice(0, 3000);
        await post(`at ${shown(text)}`, `/api/${path}/${percent(about)}`, sent);
        await post(`in ${shown(text)}`, `/api/${path}/${percent(id)}?lang=${percent(about)}`, sent);
        for (const field of fields)
          await post(`${field} ${shown(text)}`, `/api/${path}/${percent(id)}`, { ...sent, [field]: text });
        await post(`named ${shown(text)}`, `/api/${path}/${percent(id)}`, { ...sent, [text.slice(0, 3000)]: text });
      }
    }
    expect(faults).toEqual([]);
  }, 300_000);

  it('in the address of a link, a picture, a message of a gateway or nothing at all is a refusal', async () => {
    for (const text of hostile) {
      const part = percent(text.slice(0, 3000));
      for (const path of [
        'b',
        'letters',
        'letters-unsubscribe',
        'availability-alerts',
        'availability-stops',
        'booking-links',
        'property-booking-links',
        'property-mailbox-links',
        'webhooks',
        'nothing',
      ]) {
        await send(`${path} ${shown(text)}`, { method: 'GET', url: `/api/${path}/${part}` });
        await send(`${path} ${shown(text)}`, {
          method: 'GET',
          url: `/api/${path}/1760_AAAAAAAAAAAAAAAAAAAAAA?lang=${part}`,
        });
        await send(`${path} ${shown(text)}`, {
          method: 'POST',
          url: `/api/${path}/${part}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: `act=${part}&words=${part}`,
        });
      }
      await send(`images ${shown(text)}`, { method: 'GET', url: `/images/${part}` });
      await send(`images ${shown(text)}`, { method: 'GET', url: `/images/1760/${part}?w=${part}` });
      for (const gateway of ['razorpay', 'card-vault', 'stripe'])
        await send(`${gateway} ${shown(text)}`, {
          method: 'POST',
          url: `/api/webhooks/${gateway}`,
          headers: { 'content-type': 'application/json', 'x-razorpay-signature': part.slice(0, 2000) },
          payload: JSON.stringify({ event: text }),
        });
      await send(`raw ${shown(text)}`, { method: 'GET', url: `/api/hotels/%00%ff?${part}=${part}` });
    }
    expect(faults).toEqual([]);
  }, 300_000);
});
