import { describe, expect, it } from 'vitest';
import { hasBrand } from './has-brand.ts';
import { addressFault, nameFault } from './name-fault.ts';
import { skeletonOf } from './skeleton.ts';

describe('the name of a hotel', () => {
  it.each([
    'Motel One Way Inn',
    'Hotel Aman Palace',
    'Gasthof West in der Au',
    'Hotel am Anger',
    'Chilton House',
    'Holiday Innsbruck',
    'Best Inn Western Ghats',
    'Four Winds, all seasons',
    'The Mercury Rooms',
    'Zimmer 21',
    'Hotel 1881',
    'B & B Seeblick',
    'St. Martin’s Inn',
    'K. R. Narayanan House',
    'Hotel Roma S.r.l.',
    'Pension J. S. Bach',
    'Café Ödön',
    'Łódź Rooms',
    'Αθήνα Rooms',
    'Отель Москва',
    'فندق أمان',
    'بيت الضيافة ٧',
    'नमस्ते गेस्ट हाउस',
    'क्\u200Dष निवास',
    'می\u200Cخانه',
    'Sea House ⚓️',
    'The Red Dot Hostel',
    'Roma. In Lindau',
    'Hotel West In',
    'Desk & Sea',
  ])('may be %j', (name) => expect([name, nameFault(name, 'Latchkey')]).toEqual([name, null]));

  it.each([
    'Marriott',
    'Uferhaus by Marriott',
    'Mаrriott',
    'МАRRIОТТ',
    'M a r r i o t t',
    'M.a.r.r.i.o.t.t',
    'Mar riott',
    'Mar-riott Goa',
    'Hil ton',
    'Hy att Rooms',
    'Air BnB',
    'MARRI0TT',
    'M4rr10tt',
    'Rnarriott',
    'Mariott',
    'Ⓜarriott',
    '🅼🅰🆁🆁🅸🅾🆃🆃',
    'Ｍａｒｒｉｏｔｔ',
    '𝐌𝐚𝐫𝐫𝐢𝐨𝐭𝐭',
    'ᴍᴀʀʀɪᴏᴛᴛ',
    'Ma\u0308rriott',
    'M@rriott',
    'MarriottGoa',
    'GrandHyattGoa',
    'OYORooms 12',
    '0Y0 Rooms',
    'H1lton',
    'H|lton Berlin',
    'Hil-ton',
    'Ηilton',
    'Ｈ i l t o n',
    'ВООКІNG.COM',
    'Booking Com Rooms',
    'Motel One Berlin',
    'motel-one',
    'فندق ماريوت',
    'هـيـلـتـون',
    'هیلتون',
    'मैरियट होटल',
    'म ै र ि य ट',
    'हिल्‍टन',
    'Latchkey Refunds',
    'L4tchkey',
  ])('is no chain, portal or provider’s: %j', (name) => {
    expect([name, nameFault(name, 'Latchkey')]).not.toEqual([name, null]);
    expect([name, hasBrand(name, ['Latchkey'])]).toEqual([name, true]);
  });

  it.each([
    'Marigold evil.co/x',
    'Marigold evil.co',
    'evil[.]com Inn',
    'Bank Refunds evil dot com',
    'evil . com',
    'www.evil',
    'https://evil.example/r',
    'बैंक evil.in',
    'होटल.भारत',
    'evil。com',
    'Refunds @ pay@evil.com',
  ])('names no address: %j', (name) => expect(nameFault(name)).toBe('link'));

  it.each([
    'Mari\u202Edlog',
    'Mari\u2066gold\u2069',
    'Mari\u200Bgold',
    'Mari\u00ADgold',
    'Mari\u200Dgold',
    'Mari\u3164gold',
    'Mari\u{E0041}gold',
    'Mari\ngold',
    'Mаrigold',
    'Sandalwοod',
  ])('hides nothing: %j', (name) => expect(nameFault(name)).toBe('letters'));
});

describe('what names look like', () => {
  it.each([
    ['Sandalwood Courtyard', 'Ѕаndаlwооd Соurtуаrd'],
    ['Sandalwood Courtyard', 'S A N D A L W O O D  courtyard'],
    ['Sandalwood Courtyard', 'Sandalwo0d-Courtyard'],
    ['Sandalwood Courtyard', 'Sándalwood Court\u200Byard'],
    ['Haus Linde', 'Haus L1nde'],
    ['Creek House', 'CREEK HOUSE'],
    ['बेर्गहोटल', 'बेर्ग होटल'],
    ['فندق الخور', 'فنـدق الخَور'],
    ['بيت كريم', 'بیت کریم'],
  ])('%s and %s are one', (one, other) => expect(skeletonOf(other)).toBe(skeletonOf(one)));

  it.each([
    ['Sandalwood Courtyard', 'Sandalwood Palace'],
    ['Hotel 12', 'Hotel 21'],
    ['मीना', 'मनी'],
    ['बेटी', 'बेटा'],
    ['Haus Linde', 'Haus Lindau'],
  ])('%s and %s are two', (one, other) => expect(skeletonOf(other)).not.toBe(skeletonOf(one)));
});

it.each([
  'No.4/7, MG Road',
  'H.No. 12-3/A, 2nd Cross',
  'D.No.5/1 Jl. Raya 3',
  'Hauptstr. 5',
  '14, 7th Cross, Indiranagar',
])('the address %s is one', (address) => expect(addressFault(address)).toBeNull());
it.each(['Road 5, evil.co', 'www.evil.example', 'Pay at evil.com/x'])('the address %s is none', (address) =>
  expect(addressFault(address)).toBe('link'),
);
