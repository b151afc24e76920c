import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { isCharge, sumOf } from './folio-balance.ts';
import type { FolioLine } from './folio.types.ts';

const isAgreedNight = ({ source, kind }: FolioLine): boolean => source === 'agreed' && kind === 'night';

/** Offers, codes, the agreed price and taxes are of all nights together. */
const isOfAllNights = ({ source, kind }: FolioLine): boolean =>
  source === 'agreed' && (kind === 'adjustment' || kind === 'tax');

/**
 * The lines that count by the end of a day: what is for later is not owed yet, and what is for all nights counts with the
 * nights so far, half up. What takes a charge back or moves it counts once the charge does. Money counts once it has moved.
 */
export function linesBy(lines: readonly FolioLine[], day: LocalDate): FolioLine[] {
  const originals = new Map(lines.map((line) => [line.id, line]));
  const nights = lines.filter(isAgreedNight);
  const price = sumOf(nights);
  const priceSoFar = sumOf(nights.filter((night) => night.day <= day));
  return lines.flatMap((line) => {
    if (!isCharge(line)) return [line];
    const original = originals.get(line.reverses ?? line.movedFrom ?? line.id) ?? line;
    if (line.day > day || original.day > day) return [];
    if (price <= 0 || !isOfAllNights(original)) return [line];
    return [{ ...line, amount: shareOf(line.amount, priceSoFar, price) }];
  });
}

const shareOf = (amount: MinorUnits, part: MinorUnits, whole: MinorUnits): MinorUnits =>
  Math.sign(amount) * halfUpOfProduct(Math.abs(amount), part, whole);
