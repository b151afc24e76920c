import { expect, it } from 'vitest';
import { extraPriceSentence } from './extra-price-sentence.ts';
import { formatMoney } from './money.ts';
import { formatPercent } from './number.ts';

it('says one price, from which to which it goes by season, or its share of the rooms', () => {
  const said = (least: number, most: number) => extraPriceSentence({ least, most }, 'EUR', 'en');
  expect(said(300, 300)).toBe(formatMoney(300, 'EUR', 'en'));
  expect(said(300, 400)).toBe(`${formatMoney(300, 'EUR', 'en')} – ${formatMoney(400, 'EUR', 'en')}`);
  expect(extraPriceSentence({ least: 0, most: 0, percent: 2.9 }, 'EUR', 'de')).toBe(
    `${formatPercent(2.9, 'de')} des Zimmerpreises nach Rabatten`,
  );
});
