import { mayHouse, type Sale } from '@latchkey/booking-core/basket';
import type { Refusal } from './refusal.copy.ts';

/** Why rooms that are too small cannot be booked: "select an extra room" is said only where one more would help. */
export function occupancyRefusal(sale: Pick<Sale, 'offers' | 'party' | 'housesParty'>, code: Refusal): Refusal {
  if (code !== 'max_occupancy') return code;
  if (!mayHouse(sale)) return 'party_too_large';
  return sale.party.adults === 1 ? 'one_adult' : code;
}
