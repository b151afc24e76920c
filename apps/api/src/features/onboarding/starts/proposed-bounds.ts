import type { HotelFacts } from '@latchkey/hotel-document/facts';
import type { BoundsRow } from '../../refunds/refunds.ts';

/** How far below a price reception of a new house goes by itself, in percent. */
const pricePercent = 20;

/** Up to where reception of a new house goes by itself until its owner says otherwise: its dearest night goes back at most. */
export const proposedBounds = ({ rooms }: Pick<HotelFacts, 'rooms'>): BoundsRow => ({
  price_percent: pricePercent,
  refund: Math.max(
    ...rooms.flatMap(({ prices }) =>
      Object.values(prices).flatMap(({ priceForPax }) => priceForPax.map(({ price }) => price)),
    ),
  ),
});
