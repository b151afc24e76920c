import type { Deps } from '../../../deps.ts';
import type { Preview } from '../../../http/hotel-preview.ts';
import { isHeld } from '../../catalogue/catalogue.ts';
import { mayAt } from '../../identity/identity.ts';

/**
 * Whether a preview still shows the hotel: the provider does not hold it, and its maker, if any, may still make one.
 */
export const mayShow = async ({ db }: Pick<Deps, 'db'>, { hotelId, maker }: Preview): Promise<boolean> =>
  !(await isHeld(db, hotelId)) && (maker === null || (await mayAt(db, hotelId, maker, 'makePreview')));
