import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/database.types.ts';
import type { BookingRow } from '../../bookings/bookings.ts';

/** A code with a limit of uses, by its id in the hotel's files. */
export interface LimitedCode {
  readonly hotelId: number;
  readonly couponId: string;
  readonly maxUses: number;
}

/** How often a code is used: by every booking made with it that has not given its rooms back unused. */
export async function usesOfCode(
  db: Database | Transaction,
  { hotelId, couponId }: Pick<LimitedCode, 'hotelId' | 'couponId'>,
): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses from booking
    where hotel_id = ${hotelId} and coupon_id = ${couponId} and status not in ('rejected', 'cancelled', 'expired')`.execute(
    db,
  );
  return rows[0]?.uses ?? 0;
}

/**
 * For each of some bookings that are made together whether its code can be used once more; null: it has none with a
 * limit. The codes are locked until the transaction ends, in the one order that everybody locks them in, before rooms
 * are: two bookings that want the last use are made one after the other.
 */
export async function takeCodeUses(tx: Transaction, codes: readonly (LimitedCode | null)[]): Promise<boolean[]> {
  const limited = new Map(codes.flatMap((code) => (code === null ? [] : [[keyOf(code), code]])));
  const left = new Map<string, number>();
  for (const [key, code] of [...limited].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const { hotelId, couponId } = code;
    await sql`insert into limited_code (hotel_id, coupon_id) values (${hotelId}, ${couponId}) on conflict do nothing`.execute(
      tx,
    );
    await sql`select 1 from limited_code where hotel_id = ${hotelId} and coupon_id = ${couponId} for update`.execute(
      tx,
    );
    left.set(key, code.maxUses - (await usesOfCode(tx, code)));
  }
  return codes.map((code) => {
    if (code === null) return true;
    const uses = left.get(keyOf(code)) ?? 0;
    left.set(keyOf(code), uses - 1);
    return uses > 0;
  });
}

/**
 * Takes the use of a code again that a booking gave back when it ran out; false where others have taken the last one since.
 * A code that the hotel has withdrawn has no limit any more.
 */
export async function takeCodeAgain(
  tx: Transaction,
  { hotel_id: hotelId, coupon_id: couponId }: Pick<BookingRow, 'hotel_id' | 'coupon_id'>,
): Promise<boolean> {
  if (couponId === null) return true;
  const { rows } = await sql<{ most: number | null }>`select (offer ->> 'maxUses')::int as most
    from hotel, jsonb_array_elements(facts -> 'promotions') as offer
    where hotel_id = ${hotelId} and offer ->> 'id' = ${couponId} and offer ->> 'kind' = 'coupon'`.execute(tx);
  const maxUses = rows[0]?.most ?? null;
  if (maxUses === null) return true;
  const [isLeft = false] = await takeCodeUses(tx, [{ hotelId, couponId, maxUses }]);
  return isLeft;
}

const keyOf = ({ hotelId, couponId }: LimitedCode): string => `${String(hotelId).padStart(10, '0')} ${couponId}`;
