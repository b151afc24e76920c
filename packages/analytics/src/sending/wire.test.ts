import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { bodyOf, itemsIn, wireEventOf } from './wire.ts';

test('events are posted as a form whose data is the JSON of a list in base64, each with the token and seconds', () => {
  // As Mixpanel's documents describe /track: `data` holds base64 of JSON, `properties.token` the project, `time` seconds.
  const event = { name: 'Purchase', properties: { city: 'बेंगलुरु' } } as const;
  const body = bodyOf([wireEventOf(event, 'token-1', 1_764_000_000_900)]);
  const data = new URLSearchParams(body).get('data') ?? '';
  expect(JSON.parse(Buffer.from(data, 'base64').toString('utf8'))).toEqual([
    { event: 'Purchase', properties: { token: 'token-1', time: 1_764_000_000, city: 'बेंगलुरु' } },
  ]);
  expect(itemsIn(body)).toEqual([
    { event: 'Purchase', properties: { token: 'token-1', time: 1_764_000_000, city: 'बेंगलुरु' } },
  ]);
});

test.each(['', 'data=', 'data=%%%', 'data=aGVsbG8=', 'other=1', 'data=WzFd'])('%s is no body', (body) =>
  expect(itemsIn(body)).toBeNull(),
);
