import { expect, test } from 'vitest';
import { factsOf } from './facts-of.ts';
import type { ToCompose } from './to-compose.types.ts';

const hostsOf = (settings: ToCompose['settings']): readonly string[] =>
  factsOf({
    hotelId: 1,
    slug: 'marigold',
    language: 'en',
    house: { postalCode: '', country: 'IN' },
    rooms: [],
    terms: { policy: 'flexible' },
    proposal: {},
    since: '2026-11-27',
    settings,
  } as unknown as ToCompose).hosts;

test('a hotel that begins has a host of the domain for hotels, or else below the provider’s', () => {
  const providerHosts = ['latchkey.example', 'www.latchkey.example'];
  expect(hostsOf({ providerHosts, sitesDomain: 'latchkey-sites.example' })).toEqual([
    'marigold.latchkey-sites.example',
  ]);
  expect(hostsOf({ providerHosts, sitesDomain: null })).toEqual(['marigold.latchkey.example']);
});
