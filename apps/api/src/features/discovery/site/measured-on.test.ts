import { expect, test } from 'vitest';
import { measuringFacts } from '@latchkey/hotel-document/facts';
import { measuredOn } from './measured-on.ts';

const all = measuringFacts.parse({
  analytics: { token: 't', recording: true },
  pixel: 'p',
  tagManager: 'GTM-1',
  siteTag: 'G-1',
});

// Shows docs/rules.md: Measuring (Whose host).
test('on a host of its own a hotel measures with all that it has switched on', () => {
  expect(measuredOn(true, all)).toBe(all);
});

test('on a host that others use too it measures by our own collector alone, and records nothing', () => {
  expect(measuredOn(false, all)).toEqual({
    consent: 'needed',
    analytics: { token: 't', recording: false },
    pixel: null,
    tagManager: null,
    siteTag: null,
  });
  expect(measuredOn(false, measuringFacts.parse({ pixel: 'p' }))?.analytics).toBeNull();
  expect(measuredOn(false, null)).toBeNull();
});
