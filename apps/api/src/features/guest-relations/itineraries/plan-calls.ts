import { addressGroup } from '@latchkey/booking-core/network';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { modelShareOf, takeModelCall, type ModelCount } from '../../messaging/messaging.ts';

/**
 * Takes a call of the text model for a plan, where whoever asks and the hotel have one left today: so many of a network
 * address, which is null where the origin asks for many, so many of a hotel, and for all hotels together that are not known
 * yet. Guests' plans take nothing of what hotels' people have for their translations.
 */
export async function mayReword(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  hotelId: number,
  address: string | null,
): Promise<boolean> {
  const { modelCalls } = deps.settings;
  if (modelCalls === null) return true;
  const share = await modelShareOf(deps, hotelId);
  const counts: ModelCount[] = [{ of: hashOf(`text model for plans of ${hotelId}`), most: modelCalls.ofHotel }];
  if (share !== 'known')
    counts.push({ of: hashOf(`text model for plans of ${share} hotels`), most: modelCalls.ofShare });
  if (address !== null)
    counts.push({ of: hashOf(`text model for plans from ${addressGroup(address)}`), most: modelCalls.ofNetwork });
  return takeModelCall(deps, counts);
}
