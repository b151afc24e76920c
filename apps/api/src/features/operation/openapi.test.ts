import { problem } from '@latchkey/api-contract/contract';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { guestCalls } from '../../../test/guest-calls.ts';
import { asha, book } from '../../../test/journeys.ts';
import { openEngine } from '../../../test/open-engine.ts';
import { readSettings } from '../../settings.ts';
import { createGateways } from '../payments/gateways/create-gateways.ts';
import { cookieGivers } from './openapi-access.ts';
import { openApiDocument } from './openapi.ts';

const read = readSettings({});
if ('faults' in read) throw new Error(read.faults.join());
const source = JSON.stringify(openApiDocument(problem, createGateways(read.settings)));

interface Described {
  readonly security?: unknown;
  readonly responses: Readonly<Record<string, { readonly headers?: object }>>;
}

describe('the OpenAPI document', () => {
  it('is found without error by Redocly, with what it recommends', async () => {
    const found = await lintFromString({
      source,
      absoluteRef: '/openapi.json',
      config: await createConfig({ extends: ['recommended'] }),
    });
    // What has nothing to refuse: the operator's three.
    expect(found.map(({ severity, ruleId, location }) => [severity, ruleId, location[0]?.pointer])).toEqual(
      ['healthz', 'readyz', 'metrics'].map((path) => [
        'warn',
        'operation-4xx-response',
        `#/paths/~1${path}/get/responses`,
      ]),
    );
  });
});

describe('the device cookie', () => {
  const engine = openEngine();
  const { post } = guestCalls(engine);

  it('is described where it is asked for, where more is seen with it, and where it is given', () => {
    const { paths } = JSON.parse(source) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
    };
    const securityOf = (path: string, method: string): unknown => paths[path]?.[method]?.security;
    expect(securityOf('/api/bookings/{bookingId}', 'get')).toEqual([{}, { device: [] }]);
    expect(securityOf('/api/bookings/{bookingId}/cancellation', 'post')).toEqual([{ device: [] }]);
    expect(securityOf('/api/hotels/{hotelId}', 'get')).toEqual([]);
    expect(paths['/api/bookings']?.['post']?.responses['201']?.headers).toHaveProperty('Set-Cookie');
  });

  it('is given and taken away by the operations that say so', async () => {
    const { bookingId, cookie } = await book(engine);
    const asked = await post('booking-lookups', { hotelId: 1760, identifier: asha.contactNumber });
    const { lookupId } = asked.json<{ lookupId: string }>();
    const lookup = engine.deps.db.selectFrom('booking_lookup').select('code').where('lookup_id', '=', lookupId);
    const { code } = await lookup.executeTakeFirstOrThrow();
    const verified = await post(`booking-lookups/${lookupId}/verify`, { code });
    const renewed = String(verified.headers['set-cookie']).split(';')[0] ?? '';
    const left = await post(`bookings/${bookingId}/leave`, {}, renewed);
    expect(cookie).toMatch(/^latchkey_device=/);
    expect([verified, left].map(({ statusCode, headers }) => [statusCode, typeof headers['set-cookie']])).toEqual([
      [cookieGivers.verifyBookingLookup?.status, 'string'],
      [cookieGivers.leaveDevice?.status, 'string'],
    ]);
    expect(asked.headers['set-cookie']).toBeUndefined();
  });
});
