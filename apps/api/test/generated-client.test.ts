import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from './test-engine.ts';

const tsc = resolve(import.meta.dirname, '../node_modules/.bin/tsc');
const options = [
  '--noEmit',
  '--strict',
  '--exactOptionalPropertyTypes',
  '--skipLibCheck',
  'false',
  '--target',
  'es2023',
  '--module',
  'nodenext',
  '--types',
  '',
];

/** What somebody might write against the generated types: the names and shapes of a booking from search to hold. */
const use = `
import type { operations, paths } from './api.js';

type Answer<O extends keyof operations, S extends keyof operations[O]['responses']> = operations[O]['responses'][S] extends { content: { 'application/json': infer B } } ? B : never;

export const cheapest = (found: Answer<'getAvailability', 200>): number =>
  Math.min(...found.rooms.flatMap((room) => room.pricing.flatMap((plan) => plan.priceForPax.map((price) => price.total))));
export const attempt = (quote: Answer<'createQuote', 201>): operations['createBooking']['requestBody']['content']['application/json'] => ({
  quoteToken: quote.quoteToken,
  travellers: [{ fullName: 'Asha Rao', contactNumber: '+919845012345', email: 'asha@example.com' }],
  payment: { mode: 'online', plan: 'full' },
});
export const whySold: (refusal: Answer<'createBooking', 409>) => 'sold_out' | 'price_changed' | 'quote_expired' | 'too_many_holds' | 'hotel_closed' | 'addon_not_with_stay' | 'already_booked' | 'coupon_not_for_stay' = (
  refusal,
) => refusal.code;
export const where: keyof paths = '/api/hotels/{hotelId}/availability';
`;
const misuse = `
import type { operations } from './api.js';
export const attempt: operations['createBooking']['requestBody']['content']['application/json'] = { quoteToken: 7 };
`;

describe('a client generated from the served description', () => {
  let engine: TestEngine;
  let folder: string;
  beforeAll(async () => {
    engine = await startTestEngine();
    folder = await mkdtemp(join(tmpdir(), 'latchkey-client-'));
    const document = (await engine.app.inject({ url: '/api/openapi.json' })).json<OpenAPI3>();
    await writeFile(join(folder, 'api.ts'), astToString(await openapiTS(document)));
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  });
  afterAll(async () => {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  });

  const compile = async (code: string): Promise<string> => {
    await writeFile(join(folder, 'use.ts'), code);
    const ran = promisify(execFile)(tsc, [...options, 'use.ts', 'api.ts'], { cwd: folder });
    return ran.then(
      () => 'compiles',
      (cause: { stdout: string }) => cause.stdout,
    );
  };

  it('compiles, and types a booking from search to hold', async () => {
    expect(await compile(use)).toBe('compiles');
  });

  it('refuses a body that is none', async () => {
    expect(await compile(misuse)).toMatch(/error TS/);
  });
});
