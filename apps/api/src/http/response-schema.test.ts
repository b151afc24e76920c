import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { responseSchema, type SharedSchema } from './response-schema.ts';
import { served } from './route.ts';

/** What an answer becomes as Fastify writes it. */
async function written(schema: z.ZodType, answer: object): Promise<unknown> {
  const app = Fastify();
  const share = (shared: SharedSchema): void => void app.addSchema(shared);
  app.get('/', { schema: { response: { 200: responseSchema(schema, share) } } }, () => Promise.resolve(answer));
  return (await app.inject('/')).json();
}

const nights = z.object({ kind: z.literal('nights'), checkIn: z.string(), rooms: z.number() });
const hours = z.object({ kind: z.literal('hours'), date: z.string(), from: z.number().nullable() });
const stay = z.object({ stay: z.discriminatedUnion('kind', [nights, hours]), paid: z.iso.datetime().nullable() });

describe('the schema by which an answer is written', () => {
  it('leaves no shapes of any operation to a validator', () => {
    const left = Object.entries(served).flatMap(([name, { responses }]) =>
      Object.entries(responses).flatMap(([status, schema]) =>
        /"(?:anyOf|oneOf)":/.test(JSON.stringify(responseSchema(schema as z.ZodType, () => undefined)))
          ? [`${name} ${status}`]
          : [],
      ),
    );
    // A figure of the rate grid is a number, a list or a word, and what a hotel says a text or a list of such: no field tells
    // them apart.
    expect(left).toEqual(['listOverrides 200', 'changeAri 409', 'getLanguages 200']);
  });

  it('writes each shape by its own fields, and null where it may be', async () => {
    const paid = '2026-11-26T10:00:00Z';
    for (const answer of [
      { stay: { kind: 'nights', checkIn: '2026-12-01', rooms: 2 }, paid },
      { stay: { kind: 'hours', date: '2026-12-01', from: 14 }, paid: null },
      { stay: { kind: 'hours', date: '2026-12-01', from: null }, paid },
    ])
      expect(await written(stay, answer)).toEqual(answer);
  });

  it('never writes a field that the shape does not name, one more in what is kept included', async () => {
    const answer = { stay: { kind: 'nights', checkIn: '2026-12-01', rooms: 2, secret: 'x', date: 'x' }, paid: null };
    expect(await written(stay, answer)).toEqual({
      stay: { kind: 'nights', checkIn: '2026-12-01', rooms: 2 },
      paid: null,
    });
  });

  it('fails where a shape lacks what it must have', async () => {
    expect(await written(stay, { stay: { kind: 'nights', rooms: 2 }, paid: null })).toMatchObject({ statusCode: 500 });
    expect(await written(stay, { stay: { kind: 'weeks' }, paid: null })).toMatchObject({ statusCode: 500 });
  });
});
