import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import type { AgreedAddon } from './agreed-stay.types.ts';
import type { PricesToday, WantedStay } from './changed-stay.types.ts';

/** The extras of a changed stay: of several of one the newest goes first, and what comes costs today's price; null where it is not sold. */
export function changedAddons(
  agreed: readonly AgreedAddon[],
  wanted: WantedStay['addons'],
  today: PricesToday,
): AgreedAddon[] | null {
  const addons: AgreedAddon[] = [];
  for (const { addonId, quantity } of wanted) {
    const old = agreed.find((one) => one.addonId === addonId);
    const lots = lotsOf(old, quantity);
    const more = quantity - lots.reduce((sum, lot) => sum + lot.quantity, 0);
    const sold = more > 0 ? today.addonOf(addonId) : null;
    const facts = old ?? sold;
    if (facts === null || (more > 0 && sold === null)) return null;
    addons.push({
      addonId,
      name: facts.name,
      category: facts.category,
      lots: sold === null ? lots : [...lots, { price: sold.price, quantity: more, taxes: today.taxes }],
    });
  }
  return addons;
}

/** Of an extra's lots, as many as are kept: the oldest. */
function lotsOf(addon: AgreedAddon | undefined, quantity: number): AgreedAddon['lots'] {
  let left = quantity;
  return (addon?.lots ?? []).flatMap((lot) => {
    const kept = Math.min(left, lot.quantity);
    left -= kept;
    if (kept === 0) return [];
    if (kept === lot.quantity) return [lot];
    const { remainder } = lot;
    return [
      {
        ...lot,
        quantity: kept,
        ...(remainder === undefined ? {} : { remainder: halfUpOfProduct(remainder, kept, lot.quantity) }),
      },
    ];
  });
}
