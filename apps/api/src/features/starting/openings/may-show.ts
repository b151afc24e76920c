import type { Deps } from '../../../deps.ts';
import type { Preview } from '../../../http/hotel-preview.ts';
import { mayAt } from '../../people/people.ts';

/** Whether a preview's maker may show the hotel still: who has left, or may no more, shows nothing of it. */
export const mayShow = async ({ db }: Pick<Deps, 'db'>, { hotelId, maker }: Preview): Promise<boolean> =>
  maker === null || mayAt(db, hotelId, maker, 'makePreview');
