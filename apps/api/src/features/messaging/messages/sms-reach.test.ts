import { expect, it } from 'vitest';
import { canSmsReach } from './sms-reach.ts';

it.each([
  ['a number of India', '+919845012345', null, true],
  ['a number of Germany', '+4915112345678', null, true],
  ['a number of a range that is not known yet', '+447700900123', null, true],
  ['a satellite network', '+8821312345678', null, false],
  ['another satellite network', '+870773111632', null, false],
  ['a premium-rate number of North America', '+19005551234', null, false],
  ['a premium-rate number of Britain', '+449098790000', null, false],
  ['what is no number', '+1', null, false],
  ['a country that is named', '+4915112345678', ['+91', '+49'], true],
  ['a country that is not named', '+33612345678', ['+91', '+49'], false],
  ['a premium-rate number of a country that is named', '+19005551234', ['+1'], false],
  ['a satellite network that is named', '+8821312345678', ['+882'], true],
])('%s: %s', (_, to, countries, reaches) => {
  expect(canSmsReach(to, countries)).toBe(reaches);
});
