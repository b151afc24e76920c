import type { Deps } from '../../../deps.ts';
import type { Preview } from '../../../http/hotel-preview.ts';
import { isHeld } from '../../catalogue/catalogue.ts';
import { mayAt } from '../../identity/identity.ts';
import { trialAt } from '../../trials/trials.ts';

/**
 * Whether a preview still shows the hotel: the provider does not hold it, and its maker, if any, may still make one. A copy
 * for trials is shown while the trial of that maker lasts, and its hotel may be shown.
 */
export async function mayShow(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { hotelId, maker }: Preview,
): Promise<boolean> {
  const trial = await trialAt(db, hotelId);
  if (trial !== undefined && (trial.person_id !== maker || trial.ends_at <= clock())) return false;
  const shown = trial?.of_hotel_id ?? hotelId;
  const operation = trial === undefined ? 'makePreview' : 'beginTrial';
  return !(await isHeld(db, shown)) && (maker === null || (await mayAt(db, shown, maker, operation)));
}
