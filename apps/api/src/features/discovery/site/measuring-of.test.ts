import { expect, test } from 'vitest';
import { measuringFacts } from '@latchkey/hotel-document/facts';
import { measuringOf } from './measuring-of.ts';

const scripts = {
  pixel: 'https://pixel.example/events.js',
  pixelCollect: 'https://collect.example/tr',
  tagManager: 'https://tags.example/gtm.js',
  siteTag: 'https://tags.example/gtag.js',
  tagCollect: ['https://stats.example'],
};
const place = { city: 'Bengaluru', region: 'Karnataka', country: 'India' };
const all = measuringFacts.parse({ analytics: { token: 't' }, pixel: 'p', tagManager: 'GTM-1', siteTag: 'G-1' });

test('a hotel whose files say nothing measures nothing', () => {
  expect(measuringOf('hotel.com', null, place, scripts)).toBeUndefined();
  expect(measuringOf('hotel.com', measuringFacts.parse({}), place, scripts)).toBeUndefined();
});

test('guests are asked unless the property says that its guests’ law does not want it', () => {
  expect(measuringOf('hotel.com', all, place, scripts)?.consent).toBe('needed');
});

test('nothing is measured on a development host', () => {
  expect(measuringOf('sandalwood.localhost', all, place, scripts)).toBeUndefined();
  expect(measuringOf('dev.hotel.com', all, place, scripts)).toBeUndefined();
});

test('the policy names the origins of what is switched on, and no others', () => {
  expect(measuringOf('hotel.com', all, place, scripts)?.origins).toEqual({
    script: ['https://pixel.example', 'https://tags.example'],
    connect: ['https://pixel.example', 'https://tags.example', 'https://collect.example', 'https://stats.example'],
    image: ['https://pixel.example', 'https://tags.example', 'https://collect.example', 'https://stats.example'],
  });
  const own = measuringFacts.parse({ analytics: { token: 't' } });
  expect(measuringOf('hotel.com', own, place, scripts)?.origins).toEqual({ script: [], connect: [], image: [] });
});
