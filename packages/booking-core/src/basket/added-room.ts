import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { Bill } from '../pricing/pricing.types.ts';
import type { TaxLine } from '../tax/tax.types.ts';
import { placeSome } from '../rooms/place-some.ts';
import type { Offer, Sale } from './basket.types.ts';
import { placeable } from './placeable.ts';
import { billOf, pricedRoom } from './price-offer.ts';

/**
 * What one room of an offer, with as many of the party in it as it holds, adds to the bill of a stay on the same nights:
 * its taxes are rounded together with those of the stay, and what is charged once a stay or once a night is charged
 * already. Null where nobody of the party fits, or the sale lacks its terms.
 */
export function addedByRoom(
  { party, terms }: Pick<Sale, 'party' | 'terms'>,
  offer: Offer,
  { taxes }: Pick<Bill, 'taxes'>,
): MinorUnits | null {
  const placed = placeSome(party, [placeable(offer)])?.placed[0];
  if (placed === undefined || terms === null) return null;
  const alone = billOf(terms, [pricedRoom(offer, placed)]);
  const fees = (alone.fees ?? []).filter(({ per }) => per !== 'booking' && per !== 'night');
  const onTop = alone.taxes.filter(({ inclusive }) => !inclusive).map((line) => addedTo(taxes, line));
  const convenienceFee = terms.convenienceFee?.kind === 'percentage' ? alone.convenienceFee : 0;
  return (
    [...onTop, ...fees.map(({ amount }) => amount)].reduce((sum, one) => sum + one, alone.roomsTotal - alone.discount) +
    convenienceFee
  );
}

/** What a tax of the room comes to beside those of the stay. */
function addedTo(taxes: readonly TaxLine[], line: TaxLine): MinorUnits {
  const same = taxes.find(({ taxId, rate, inclusive }) => taxId === line.taxId && rate === line.rate && !inclusive);
  if (same === undefined) return line.amount;
  if (line.taxType === 'fixed') return isOnce(line) ? 0 : line.amount;
  // A tax with a limit is no plain share of what it is on: it is added as it stands.
  const isPlain = [line, same].every(({ base, amount }) => shareOf(line, base) === amount);
  return isPlain ? shareOf(line, line.base + same.base) - same.amount : line.amount;
}

const shareOf = ({ rate }: TaxLine, base: MinorUnits): MinorUnits =>
  halfUpOfProduct(base, millionthsOf(rate, 'tax'), wholePercent);

const isOnce = ({ basis: { level, scope } }: TaxLine): boolean => level === 'booking' && scope?.each !== 'night';
