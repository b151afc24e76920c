import type { QuoteRequest } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { mostOfExtra, pricesIn } from '@latchkey/booking-core/extras';
import type { PricedAddon } from '@latchkey/booking-core/pricing';
import type { Database } from '../../../database/database.types.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { extrasLeft } from '../../extras/extras.ts';

/** An extra that does not go with the stay, its hours or its rooms. */
export interface UnfitExtra {
  readonly refused: 'addon_not_with_stay';
  readonly addonId: string;
}

/** How many are left of the extras that have a stock, where some are chosen; what a booking of its own holds is left for it. */
export const leftFor = async (
  db: Database,
  hotel: HotelRecord,
  { stay, addons = [] }: Pick<QuoteRequest, 'stay' | 'addons'>,
  own: string | null = null,
): Promise<Readonly<Record<string, number>>> => (addons.length === 0 ? {} : extrasLeft(db, hotel, stay, own));

/** The extras, each on one line however often it is named; refused where the stay cannot have one, or so many of it. */
export function addonsOf(
  hotel: HotelRecord,
  selection: QuoteRequest,
  today: LocalDate,
  left: Readonly<Record<string, number>>,
): PricedAddon[] | { readonly refused: 'not_for_sale' } | UnfitExtra {
  const quantities = new Map<string, number>();
  for (const { addonId, quantity } of selection.addons ?? [])
    quantities.set(addonId, (quantities.get(addonId) ?? 0) + quantity);
  if (quantities.size === 0) return [];
  const names = hotel.namesIn('en');
  const known = hotel.sale.addons;
  const addons: PricedAddon[] = [];
  for (const [addonId, quantity] of quantities) {
    const facts = known.find((addon) => addon.id === addonId);
    if (facts === undefined) return { refused: 'not_for_sale' };
    const most = mostOfExtra({ ...facts, left: left[addonId] }, selection.stay, selection.rooms, today);
    // Where the stock is short, the refusal names the extra as one that this stay cannot have.
    const isShort = quantity > most && quantity <= mostOfExtra(facts, selection.stay, selection.rooms, today);
    if (most === 0 || isShort) return { refused: 'addon_not_with_stay', addonId };
    if (quantity > most) return { refused: 'not_for_sale' };
    addons.push({
      addonId,
      name: names.addons[addonId] ?? addonId,
      category: facts.category,
      ...pricesIn(facts, selection.stay),
      quantity,
    });
  }
  return addons;
}
