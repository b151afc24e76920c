import type { Deps } from '../../../deps.ts';
import { hotelsPaidBy } from '../../catalogue/catalogue.ts';

/** As many as a line of the log names. */
const named = 20;

/** Says in the log which hotels name Stripe while the settings have no account at it: nobody can pay them online. */
export async function tellOfMissingAccount({
  db,
  settings,
  log,
}: Pick<Deps, 'db' | 'settings' | 'log'>): Promise<void> {
  if (settings.stripe !== null) return;
  const hotels = await hotelsPaidBy(db, 'stripe', named);
  if (hotels.length > 0)
    log.warn({ hotels }, 'hotels name Stripe, and the settings have no account at it: guests cannot pay them online');
}
