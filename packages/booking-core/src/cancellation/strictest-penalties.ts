import type { CancellationPenalties } from './cancellation.types.ts';

/** Penalties as far as somebody sets them. */
type OwnPenalties = { readonly [Kind in keyof CancellationPenalties]?: number | undefined };

/**
 * The penalties of a booking of several plans: the highest of each kind. A plan without any of its own has the property's,
 * and where that sets none it is 100 (docs/rules.md, "Figures").
 */
export function strictestPenalties(
  plans: readonly ({ readonly penalties?: OwnPenalties | undefined } | undefined)[],
  ofProperty: OwnPenalties = {},
): CancellationPenalties {
  const highest = (of: keyof CancellationPenalties): number =>
    Math.max(
      ...(plans.length === 0 ? [undefined] : plans).map((plan) => plan?.penalties?.[of] ?? ofProperty[of] ?? 100),
    );
  return { checkInDayPercent: highest('checkInDayPercent'), noShowPercent: highest('noShowPercent') };
}
