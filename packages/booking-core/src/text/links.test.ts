import { describe, expect, it } from 'vitest';
import { hasForeignLink } from './links.ts';

const own = ['https://hotel.example', 'desk@hotel.example'];

describe('an address in a text', () => {
  it.each([
    'Pay now at https://evil.example/n',
    'Pay now: HTTP://EVIL.EXAMPLE',
    'hxxp://evil.example',
    'www.evil.example',
    'evil.co',
    'Pay at pay-now.com today',
    'evil[.]com',
    'evil (dot) com',
    'evil。com',
    'eviⅼ.ⅽom',
    'ev\u200Bil.c\u00ADom',
    'банк.рф',
    'होटल.भारत',
    'موقع.مصر',
    'xn--80ak6aa92e.xn--p1ai',
    'bit.ly/3xYz',
    'evil.example/pay',
    '10.0.0.1/pay',
    'refunds@evil.com',
    'mailto:refunds@evil',
    'tg://resolve?domain=x',
    'https://hotel.example.evil.com/pay',
    'https://hotel.example@evil.com/pay',
    'https://evil.com/?https://hotel.example/',
    'https://hotel.example/ and evil.com',
  ])('is seen in %j', (text) => expect(hasForeignLink(text, own)).toBe(true));

  it.each([
    'Your taxi is here.',
    'Dear Dr. Rao, check-in is from 14.00 to 22.30. See you on 24.12.2026!',
    'The bill is 1.234,50. Breakfast costs 12.50 a person.',
    'Call +91 98450 12345, ext. 7.',
    'Gladly.\nThe garden is open.',
    'आपका कमरा तैयार है। चेक-इन 14.00 बजे।',
    'غرفتك جاهزة. الوصول من الساعة 14.00.',
    'St.Martin room, either/or, a/c, e.g. this',
    'Your booking: https://hotel.example/booking/1760_abc?lang=en. See you!',
    'Write to desk@hotel.example, or reply.',
    '',
  ])('is not seen in %j', (text) => expect(hasForeignLink(text, own)).toBe(false));
});
