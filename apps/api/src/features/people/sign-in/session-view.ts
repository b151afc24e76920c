import type { StaffSession } from '@latchkey/api-contract/types';
import type { Deps } from '../../../deps.ts';
import { membershipsOf } from '../persons/members.queries.ts';
import { isOperator } from '../persons/operators.ts';
import type { SignedIn } from './sessions.ts';

/** Who is signed in, and the hotels that person works at, in the person's language. */
export async function sessionView(
  { db, hotels, settings }: Pick<Deps, 'db' | 'hotels' | 'settings'>,
  { person, session }: SignedIn,
): Promise<StaffSession> {
  const { person_id: personId, name, mail, language, density } = person;
  const rows = (await membershipsOf(db, personId)).filter(({ accepted_at: acceptedAt }) => acceptedAt !== null);
  const found = await Promise.all(
    rows.map(async ({ hotel_id: hotelId, role }) => {
      const hotel = await hotels.byId(hotelId);
      if (hotel === undefined) return [];
      const { words } = hotel.wordsIn(language);
      return [{ hotelId, name: words.name, city: words.city, role }];
    }),
  );
  return {
    person: { personId, name, mail, language, density },
    hotels: found.flat(),
    ...(isOperator(settings, person) ? { isOperator: true } : {}),
    provedAt: session.proved_at.toISOString(),
  };
}
