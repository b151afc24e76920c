import { expect, test } from 'vitest';
import { amountsIn, cookiesOfB, experimentIn, otherAmounts } from './halves.ts';

test('B of each experiment is asked for by a cookie of its own', () => {
  const experiments = ['reviews-first', 'short'].map((name) => ({ name, screens: ['home'], b: '' }));
  const cookies = cookiesOfB({ app: 'hotel-home', experiments });
  expect(cookies).toEqual(['latchkey-releases=hotel-home/reviews-first:b', 'latchkey-releases=hotel-home/short:b']);
  expect(cookies.map(experimentIn)).toEqual(['hotel-home/reviews-first', 'hotel-home/short']);
  expect(cookiesOfB({ app: 'checkout' })).toEqual([]);
});

test.each([
  ['<p>₹&nbsp;4,200 a night, <b>3 nights</b></p>', ['₹4,200']],
  ['<p>ab <span>129,00</span> <span>€</span></p>', ['129,00€']],
  ['<p>\u200f٤٬٢٠٠\u00a0₹</p><p>AED 1,200.50</p>', ['٤٬٢٠٠₹', 'AED1,200.50']],
  ['<script>price = "₹9"</script><style>/* €5 */</style><p>Room 12</p>', []],
  ['<td>₹1</td><td>200</td>', ['₹1']],
])('the amounts of %s', (html, found) => expect([...amountsIn(html)]).toEqual(found));

test('the same amounts in another order are no others; one more, one less or another is', () => {
  const [a, b] = [amountsIn('<p>₹100</p><p>₹200</p>'), amountsIn('<p>₹200 and ₹100, ₹100</p>')];
  expect(otherAmounts(a, b)).toEqual([]);
  expect(otherAmounts(a, amountsIn('<p>₹100</p>'))).toEqual(['₹200']);
  expect(otherAmounts(a, amountsIn('<p>₹100, ₹190</p>'))).toEqual(['₹200', '₹190']);
});
