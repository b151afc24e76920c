import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** The calling code of the country in which a hotel has its telephone: its guests at home have most of their numbers there. */
export async function callingCodeOf(db: Kysely<Tables>, hotelId: number): Promise<string | undefined> {
  const hotel = await db
    .selectFrom('hotel')
    .select(sql<string | null>`facts->>'phone'`.as('phone'))
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  return parsePhoneNumberFromString(hotel?.phone ?? '')?.countryCallingCode;
}
