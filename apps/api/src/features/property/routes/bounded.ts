import { actingNow } from '../../../database/acting.ts';
import { recordRefused } from '../../../database/refused-acts.ts';
import type { Deps } from '../../../deps.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import type { AboveBound } from '../../refunds/refunds.ts';

type Bounded<Code> = { readonly status: 403; readonly body: { readonly code: Code } };

/** The answer to whoever went further than he may by himself; that reception tried is written into the journal. */
export async function bounded<Code extends AboveBound>(
  deps: Pick<Deps, 'db'>,
  { reference }: Pick<BookingRow, 'reference'>,
  code: Code,
): Promise<Bounded<Code>> {
  const acting = actingNow();
  if (code === 'above_bound' && acting !== undefined) await recordRefused(deps.db, acting, reference);
  return { status: 403, body: { code } };
}
