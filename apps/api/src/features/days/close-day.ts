import type { LocalDate } from '@latchkey/booking-core/dates';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import { closingDay, findDay } from '../counter/counter.ts';
import { beginClose } from './begin-close.ts';
import { postDay } from './post-day.ts';
import { sealDay } from './seal-day.ts';

type CloseDeps = Pick<Deps, 'db' | 'clock'>;

/** Ends an open day of a house: begun, posted, sealed, each in its own transaction. A day that is closed stays as it is. */
export async function closeDay(
  deps: CloseDeps,
  hotel: HotelRecord,
  day: LocalDate,
  cut: Date,
): Promise<'done' | 'not_open'> {
  await goOnClosing(deps, hotel);
  const begun = await transact<'done' | 'not_open'>(deps.db, (tx) => beginClose(tx, hotel.id, day, cut));
  if (begun === 'done') await goOnClosing(deps, hotel);
  return begun;
}

/** Goes on with what was begun and not sealed, as after a kill. */
export async function goOnClosing({ db, clock }: CloseDeps, hotel: HotelRecord): Promise<void> {
  for (let row = await closingDay(db, hotel.id); row !== undefined; row = await closingDay(db, hotel.id)) {
    const { day } = row;
    await postDay({ db }, row);
    await transact(db, (tx) => sealDay(tx, hotel, day, clock()));
    if ((await findDay(db, hotel.id, day))?.state !== 'closed') throw new Error('a day that does not close');
  }
}
