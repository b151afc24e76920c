import type { RateGrid } from '@latchkey/api-contract/types';
import { amountTyped } from '@latchkey/booking-core/money';
import { latinDigits } from '@latchkey/booking-core/text';
import { percentTyped } from '../../figures/percent-typed.ts';
import { mostMinStay, mostNightsOfStay, mostPrice, mostRooms } from '../../figures/bounds.ts';
import type { FigureValue } from '../../figures/figures.ts';
import type { FigureLine } from '../../figures/lines.ts';
import type { WantedValue } from './cell-edit.types.ts';

/** What can be wrong with a cell's input. */
export const cellFaults = [
  'price_wrong',
  'decimals',
  'other_currency',
  'stay_wrong',
  'longest_wrong',
  'rooms_wrong',
  'flag_wrong',
] as const;
export type CellFault = (typeof cellFaults)[number];

const yes: readonly string[] = ['1', 'x', '✓', 'true', 'yes'];
const no: readonly string[] = ['0', '-', '–', 'false', 'no'];

/**
 * The value of a text that somebody types or pastes into a cell that shows `now`: a figure; an empty text is the rule's
 * again. Signs are those of the hotel's currency in any language (`signs`); digits those of any script.
 */
export function typedValue(
  text: string,
  { field }: Pick<FigureLine, 'field'>,
  now: FigureValue,
  { grid, signs }: { readonly grid: Pick<RateGrid, 'currency' | 'terms'>; readonly signs: readonly string[] },
): { readonly value: WantedValue } | { readonly fault: CellFault } {
  const typed = latinDigits(text.normalize('NFKC'))
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .trim();
  if (typed === '') return { value: 'rule' };
  switch (field) {
    case 'priceForPax':
    case 'extraAdult':
    case 'extraChild':
      return typedPrice(typed, field, Number(now), grid, signs);
    case 'minStay':
    case 'minStayThrough':
      return counted(typed, 1, mostMinStay, 'stay_wrong');
    case 'maxStay':
    case 'maxStayThrough':
      return no.includes(typed) ? { value: null } : counted(typed, 1, mostNightsOfStay, 'longest_wrong');
    case 'total':
      return counted(typed, 0, mostRooms, 'rooms_wrong');
    case 'closed':
    case 'closedToArrival':
    case 'closedToDeparture': {
      const said = typed.toLowerCase();
      if (yes.includes(said)) return { value: true };
      return no.includes(said) ? { value: false } : { fault: 'flag_wrong' };
    }
  }
}

function counted(typed: string, least: number, most: number, fault: CellFault) {
  const count = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
  return count >= least && count <= most ? { value: count } : { fault };
}

function typedPrice(
  typed: string,
  field: FigureLine['field'],
  now: number,
  { currency, terms }: Pick<RateGrid, 'currency' | 'terms'>,
  signs: readonly string[],
): { readonly value: number } | { readonly fault: CellFault } {
  const within = (price: number) =>
    price <= mostPrice && (price > 0 || field !== 'priceForPax') ? { value: price } : { fault: 'price_wrong' as const };
  const percent = percentTyped(typed);
  if (percent !== null)
    return within(Math.round((now * (100 + percent)) / 100 / terms.roundPricesTo) * terms.roundPricesTo);
  const beside = typed.replace(/[\d.,٫٬،'’\s\u2212\u2013-]/g, '').toUpperCase();
  if (beside !== '' && !signs.includes(beside))
    return { fault: /\p{Sc}|^[A-Z]{3}$/u.test(beside) ? 'other_currency' : 'price_wrong' };
  if (/^0+$/.test(typed)) return within(0);
  const price = amountTyped(typed, currency);
  if (price !== null) return within(price);
  return { fault: amountTyped(typed, currency, 'cut') === null ? 'price_wrong' : 'decimals' };
}
