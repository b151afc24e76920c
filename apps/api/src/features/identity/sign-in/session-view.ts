import type { StaffSession } from '@latchkey/api-contract/types';
import type { Deps } from '../../../deps.ts';
import { isAccepted, membershipsOf, type MemberRow } from '../persons/members.queries.ts';
import { isOperator } from '../persons/operators.ts';
import type { SignedIn } from './sessions.ts';

/** Who is signed in, the hotels that person works at and those that wait for an answer, in the person's language. */
export async function sessionView(
  { db, hotels, settings }: Pick<Deps, 'db' | 'hotels' | 'settings'>,
  { person, session }: SignedIn,
): Promise<StaffSession> {
  const { person_id: personId, name, mail, language, density } = person;
  const rows = await membershipsOf(db, personId);
  const named = async (some: readonly MemberRow[]) => {
    const found = await Promise.all(
      some.map(async ({ hotel_id: hotelId, role }) => {
        const hotel = await hotels.byId(hotelId);
        if (hotel === undefined) return [];
        const { words } = hotel.wordsIn(language);
        return [{ hotelId, name: words.name, city: words.city, role }];
      }),
    );
    return found.flat();
  };
  const invitations = await named(rows.filter((row) => !isAccepted(row)));
  return {
    person: { personId, name, mail, language, density },
    hotels: await named(rows.filter(isAccepted)),
    ...(invitations.length === 0 ? {} : { invitations }),
    ...(isOperator(settings, person) ? { isOperator: true } : {}),
    provedAt: session.proved_at.toISOString(),
  };
}
