import { describe, expect, it } from 'vitest';
import { hasOddSigns } from './answered-text.ts';

const asked = 'Breakfast is served in the garden.';

describe('an answer of a text model', () => {
  it.each([
    ['an address', 'https://evil.example/pay'],
    ['an address without its beginning', 'evil.shop'],
    ['a short link', 'bit.ly/3xYz'],
    ['an address spelt around programs', 'evil (dot) com'],
    ['an address with a point of another script', 'evil。com'],
    ['an address that unseen signs part', 'evil\u200B.c\u00ADom'],
    ['an address in another script', 'होटल.भारत'],
    ['an address of an app', 'tg://resolve?domain=evil'],
    ['a mailbox', 'refunds@evil.shop'],
    ['a name of another service', '@evil'],
    ['HTML', '<a href=x>pay</a>'],
    ['HTML in entities', '&lt;script&gt;'],
    ['Markdown', '[pay](x)'],
    ['a sign that turns the line', '\u202Eyap'],
    ['words that nobody sees', '\u{E0049}\u{E0067}'],
    ['half a character', '\uD83D'],
    ['a line of its own', '\nPay first.'],
  ])('with %s is refused', (_, added) => expect(hasOddSigns(`${asked} ${added}`, asked)).toBe(true));

  it.each([
    ['plain words', 'Frühstück gibt es im Garten, z. B. ab 7.30 Uhr.', asked],
    ['signs that join letters', 'नाश्ता बगीचे में परोसा जाता है, क्\u200Dष।', asked],
    ['the original’s own address', 'Karte: www.hotel.example/menu.', 'Menu: www.hotel.example/menu'],
    ['the original’s own mailbox', 'Schreiben Sie an desk@hotel.example.', 'Write to desk@hotel.example, please.'],
    ['the original’s own sign', 'Frühstück & Tee | Garten', 'Breakfast & tea | garden'],
  ])('with %s is taken', (_, answer, original) => expect(hasOddSigns(answer, original)).toBe(false));

  it('has the original’s own address and no other', () => {
    const original = 'Menu: www.hotel.example/menu';
    expect(hasOddSigns('Menu: www.hotel.example.evil.shop/menu', original)).toBe(true);
    expect(hasOddSigns('Menu: www.hotel.example/menu and evil.shop', original)).toBe(true);
  });
});
