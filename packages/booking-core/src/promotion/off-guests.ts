import type { GuestCounts } from '../guests/guest-counts.types.ts';
import type { Promotion } from './promotion.types.ts';

type Party = Pick<GuestCounts, 'adults' | 'childAges'>;
/** A sum off each guest, or each adult, and night. */
type OffGuests = Extract<Promotion, { kind: 'amount-off' }> & { readonly per: 'guest' | 'adult' };

export const isOffGuests = (offer: Promotion): offer is OffGuests =>
  offer.kind === 'amount-off' && (offer.per === 'guest' || offer.per === 'adult');

/** How many of a party the sum is taken off for. */
export const guestsOff = ({ per }: Pick<OffGuests, 'per'>, { adults, childAges }: Party): number =>
  per === 'adult' ? adults : adults + childAges.length;
