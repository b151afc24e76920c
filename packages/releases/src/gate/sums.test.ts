import { expect, test } from 'vitest';
import { dueOf, otherTotals, pricesOf, sumsMissing, sumsOf } from './sums.ts';

const rupees = (minor: number) => ({ minor, currency: 'INR' });

test.each([
  ['<p>₹19,880</p>', rupees(19_880)],
  ['<p>19.880 ₹</p>', rupees(19_880)],
  ['<p>₹١٩٬٨٨٠</p>', rupees(19_880)],
  ['<p>₹१९,८८०</p>', rupees(19_880)],
  ['<td>354,00 €</td>', { minor: 35_400, currency: 'EUR' }],
  ['<td>AED 1,200.50</td>', { minor: 120_050, currency: 'AED' }],
])('%s shows what the engine counts', (html, sum) => expect(sumsMissing(html, [sum])).toEqual([]));

test.each([
  ['ten times as much', '<p>₹198,800</p>', rupees(19_880)],
  ['another currency', '<p>$19,880</p>', rupees(19_880)],
  ['whole euros for cents', '<p>€354</p>', { minor: 35_400, currency: 'EUR' }],
  ['a script alone', '<script>"₹19,880"</script>', rupees(19_880)],
])('%s is not the sum', (_, html, sum) => expect(sumsMissing(html, [sum])).toEqual([`${sum.currency} ${sum.minor}`]));

test('a quote is shown by its total and by what each way of paying costs now', () => {
  const quote = { bill: { total: 900, currency: 'INR', dueNow: { full: 900, advance: 300, 'at-property': 0 } } };
  expect(sumsOf({ token: 'q', quote })).toEqual([rupees(900), rupees(300)]);
  expect(dueOf({ token: 'q', quote })).toEqual([rupees(900)]);
});

test('rooms are shown by a price of each plan', () => {
  const rooms = [
    { roomTypeId: 'twin', ratePlanIds: ['a', 'b'], totals: [100, 120] },
    { roomTypeId: 'king', ratePlanIds: ['a'], totals: [150] },
  ];
  const nights = { checkIn: '2027-01-04', checkOut: '2027-01-06' };
  expect(pricesOf({ nights, currency: 'INR', rooms })).toEqual([100, 120, 150].map(rupees));
});

test('the total that price checkers read is the engine’s', () => {
  const page = (amount: string): string => `<data itemProp="price" value="1"><bdi>${amount}</bdi></data><p>₹900</p>`;
  expect(otherTotals(page('₹900'), rupees(900))).toEqual([]);
  expect(otherTotals(page('₹9,000'), rupees(900))).toEqual(['₹9,000']);
});
