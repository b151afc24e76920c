import { expect, it } from 'vitest';
import { measuringFacts } from '../schema/measuring-facts.schema.ts';
import { measuringShortages } from './measuring-shortages.ts';

const isOneHotels = (host: string): boolean => !host.endsWith('latchkey.example');
const measuring = measuringFacts.parse({ analytics: { token: 't', recording: true }, pixel: 'p', tagManager: 'GTM-1' });

it('says of each service that it runs on no host of the hotel', () => {
  const hosts = ['marigold.latchkey.example'];
  expect(measuringShortages({ hosts, measuring }, isOneHotels)).toEqual([
    expect.stringMatching(/^hotel\.json has measuring\.analytics\.recording, .* marigold\.latchkey\.example lie with/),
    expect.stringContaining('measuring.pixel'),
    expect.stringContaining('measuring.tagManager'),
  ]);
  const counted = measuringFacts.parse({ analytics: { token: 't' } });
  expect(measuringShortages({ hosts, measuring: counted }, isOneHotels)).toEqual([]);
  expect(measuringShortages({ hosts, measuring: null }, isOneHotels)).toEqual([]);
});

it('says nothing where one of its hosts is its own', () => {
  const hosts = ['marigold.latchkey.example', 'marigold.example'];
  expect(measuringShortages({ hosts, measuring }, isOneHotels)).toEqual([]);
});
