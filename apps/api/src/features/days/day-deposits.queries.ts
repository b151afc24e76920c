import { sql } from 'kysely';
import type { Transaction } from '../../database/database.types.ts';

/** Sums of security deposits that moved: on guests' cards, which count towards no bill. */
export interface MovedDeposits {
  readonly held: number;
  readonly kept: number;
  /** Let go, or given back after it was taken. */
  readonly returned: number;
}

/** What was held, kept and returned of security deposits between two moments. */
export async function depositsMoved(
  tx: Transaction,
  hotelId: number,
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<MovedDeposits> {
  const { rows } = await sql<MovedDeposits>`
    select coalesce(sum(moved.amount) filter (where moved.type = 'deposit_held'), 0)::float8 as held,
      coalesce(sum(moved.amount) filter (where moved.type = 'deposit_captured'), 0)::float8 as kept,
      coalesce(sum(case moved.type when 'deposit_held' then 0 when 'deposit_captured' then moved.deposit - moved.amount
        else moved.amount end), 0)::float8 as returned
    from (
      select e.type, (e.facts ->> 'amount')::float8 as amount, s.amount as deposit
      from security_deposit s join booking_event e on e.hotel_id = s.hotel_id and e.booking_id = s.booking_id
      where s.hotel_id = ${hotelId} and e.hotel_id = ${hotelId} and e.at >= ${from} and e.at < ${before}
        and e.type in ('deposit_held', 'deposit_captured', 'deposit_given_back', 'deposit_let_go', 'deposit_ended')
    ) moved`.execute(tx);
  return rows[0] ?? { held: 0, kept: 0, returned: 0 };
}
