import { expect, test } from 'vitest';
import { choiceIn, silenceOf, type MeasuringRules } from './silence.ts';

const open: MeasuringRules = {
  host: 'hotel.com',
  measuring: { consent: 'not-needed' } as never,
  doNotTrack: false,
  globalPrivacyControl: false,
  isBot: false,
  choice: null,
};

test.each([
  ['nobody has switched it on', { measuring: undefined }, 'switched_off'],
  ['the host is this machine', { host: 'sandalwood.localhost:4000' }, 'development_host'],
  ['the host is a development host', { host: 'dev.hotel.com' }, 'development_host'],
  ['the browser says Do Not Track', { doNotTrack: true }, 'do_not_track'],
  ['the browser says Global Privacy Control', { globalPrivacyControl: true }, 'global_privacy_control'],
  ['it is a bot', { isBot: true }, 'bot'],
  ['the guest has opted out', { choice: 'denied' }, 'opted_out'],
  ['the guest has not been asked', { measuring: { consent: 'needed' } as never }, 'not_asked_yet'],
  ['even one who agreed says Do Not Track', { choice: 'allowed', doNotTrack: true }, 'do_not_track'],
] as const)('nothing is sent where %s', (_, rule, silence) => expect(silenceOf({ ...open, ...rule })).toBe(silence));

test('something is sent where the law wants no consent, or where the guest has given it', () => {
  expect(silenceOf(open)).toBeNull();
  expect(silenceOf({ ...open, measuring: { consent: 'needed' } as never, choice: 'allowed' })).toBeNull();
});

test('a choice is read from a cookie header, and nothing else is one', () => {
  expect(choiceIn('a=b; latchkey-measuring=denied; c=d')).toBe('denied');
  expect(choiceIn('latchkey-measuring=allowed')).toBe('allowed');
  for (const cookies of ['', 'latchkey-measuring=yes', 'x-latchkey-measuring=allowed', 'latchkey-measuring=allowedX'])
    expect(choiceIn(cookies)).toBeNull();
});
