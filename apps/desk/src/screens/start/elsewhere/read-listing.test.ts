import { expect, test } from 'vitest';
import { readListings } from './read-listing.ts';

// A hotel list as developers.google.com/hotels/hotel-prices/dev-guide/hlf-schema describes it.
const list = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<listings><language>en</language>${inside}</listings>`;
const marigold = `<listing>
  <id>17</id><name>Marigold &amp; Sons</name>
  <address format="simple">
    <component name="addr1">Saat Ghumti 12</component><component name="addr2">2nd floor</component>
    <component name="city">Kathmandu</component><component name="postal_code">44600</component>
  </address>
  <country>np</country><latitude>27.7146</latitude><longitude>85.3107</longitude>
  <phone type="fax">+977 1 4700999</phone><phone type="main">+977 1 4700123</phone><category>hotel</category>
</listing>`;

test('a house of a hotel list is read with its address, place and main telephone number', () => {
  expect(readListings(list(marigold))).toEqual([
    {
      name: 'Marigold & Sons',
      country: 'NP',
      city: 'Kathmandu',
      street: 'Saat Ghumti 12, 2nd floor',
      postalCode: '44600',
      latitude: '27.7146',
      longitude: '85.3107',
      phone: '+977 1 4700123',
    },
  ]);
});

test('every house of a list is read, and what it does not say is empty', () => {
  const bare = '<listing><id>2</id><name><![CDATA[Linden <Bunks>]]></name><country>DE</country></listing>';
  const [, second] = readListings(list(marigold + bare));
  expect(second).toMatchObject({ name: 'Linden <Bunks>', country: 'DE', city: '', street: '', phone: '' });
});

test.each([
  ['nothing', ''],
  ['no list', '<html><body><p>Marigold</p></body></html>'],
  ['a list that is cut off before its first house', '<listings><language>en'],
])('%s has no house', (_, text) => {
  expect(readListings(text)).toEqual([]);
});

test('what a text declares of itself is not looked up and not made longer', () => {
  const bomb = `<!DOCTYPE l [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
  const [one] = readListings(bomb + list('<listing><name>&b;&f;</name></listing>'));
  expect(one?.name).toBe('&b;&f;');
});
