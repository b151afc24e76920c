import { basketOf, withOffer } from '@latchkey/booking-core/basket';
import { emptySelection } from '@latchkey/booking-core/selection';
import type { HoursModel, StayModel } from '../stay-model.types.ts';
import { askedQuote } from './selected-for.ts';
import type { ChosenStay, StayOffer } from './stay.types.ts';
import type { AskedQuote } from './use-api-bill.ts';

/** The quote of one offer with as many rooms as the party needs; null where it is too small, or no hour is chosen. */
export function quoteOfOffer(
  model: Pick<StayModel, 'hotel' | 'stay'>,
  { sale }: Pick<ChosenStay, 'sale'>,
  offer: StayOffer,
  hours: HoursModel | null = null,
): AskedQuote | null {
  const chosen = withOffer(sale, emptySelection, offer);
  // Null terms skip pricing: every offer of a page asks, for its rooms alone.
  const basket = chosen === 'max_rooms' ? null : basketOf({ ...sale, terms: null }, chosen);
  return basket?.kind === 'ready' ? askedQuote(model, hours, basket) : null;
}
