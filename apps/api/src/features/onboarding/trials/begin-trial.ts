import { lastDayOnSale } from '@latchkey/booking-core/dates';
import { todayIn } from '@latchkey/booking-core/time';
import type { Transaction } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { secretText } from '../../../secret-text.ts';
import {
  changedDocuments,
  checkDocuments,
  documentsOf,
  type DocumentTexts,
  isHeld,
  parsedDocument,
} from '../../catalogue/catalogue.ts';
import { factsFile } from '@latchkey/hotel-document/names';
import type { PersonRow } from '../../identity/identity.ts';
import { gatewaysOfTrials, keepTrialAccounts } from '../../payments/payments.ts';
import { draftOf } from '../../property/property.ts';
import { createHotel, publishHotel } from '../../publishing/publishing.ts';
import { forgetByHand, ratesByHand, stockHotel, totalsByHand, writeByHand } from '../../stock/stock.ts';
import { trialOf, type TrialRow, writeTrial } from '../../trials/trials.ts';
import { freeHotelId } from '../starts/free-names.queries.ts';
import { guestsHost } from '../starts/start-view.ts';
import { endTrialBookings } from './end-trial-bookings.ts';
import { trialDocuments } from './trial-documents.ts';

type Trying = Pick<Deps, 'db' | 'settings' | 'clock' | 'hotels'>;

/** Why no trial begins. `not_ready`: what is written could not be published. */
export type NoTrial = 'hotel_held' | 'not_ready' | 'no_test_money' | 'unavailable';

const trialMs = 24 * 3_600_000;

/**
 * Begins a trial: a copy of the hotel as its draft will make it, seen by its link alone, in which a stay is booked, paid
 * and cancelled as guests do, in test money. Its mails go to the person alone. A hotel has one copy: what was booked there
 * before ends, and so does the trial of whoever tried last.
 */
export async function beginTrial(
  deps: Trying,
  hotelId: number,
  person: PersonRow,
): Promise<{ readonly trial: TrialRow; readonly host: string } | { readonly refused: NoTrial }> {
  const { db, settings, clock } = deps;
  if (await isHeld(db, hotelId)) return { refused: 'hotel_held' };
  const inForce = await documentsOf(db, hotelId);
  if (inForce === undefined) return { refused: 'unavailable' };
  const before = await trialOf(db, hotelId);
  const draft = await draftOf(db, hotelId);
  const id = before?.hotel_id ?? (await transact(db, (tx) => freeHotelId(tx)));
  const slug =
    (before && (await deps.hotels.byId(id))?.readFacts().slug) ?? `${slugIn(inForce.texts)}-test-${secretSlug()}`;
  const host = `${slug}.${settings.sitesDomain ?? guestsHost(settings)}`;
  const texts = trialDocuments(changedDocuments(inForce.texts, draft?.changes ?? []).texts, {
    id,
    slug,
    host,
    mail: person.mail,
    gateways: gatewaysOfTrials(settings),
  });
  if (texts === null) return { refused: 'no_test_money' };
  const { hotel } = await checkDocuments(texts, inForce);
  if (hotel === null) return { refused: 'not_ready' };
  const now = clock();
  const row: TrialRow = {
    hotel_id: id,
    of_hotel_id: hotelId,
    person_id: person.person_id,
    mailbox: person.mail,
    language: person.language,
    begun_at: now,
    ends_at: new Date(now.getTime() + trialMs),
  };
  const publication = { source: 'desk', byId: person.person_id, byName: person.name, reverts: null } as const;
  const also = async (tx: Transaction): Promise<null> => {
    await writeTrial(tx, row);
    await keepTrialAccounts(tx, settings, id, now);
    await forgetByHand(tx, id);
    return null;
  };
  if (before !== undefined) await endTrialBookings(deps, id, now);
  const known = before === undefined ? undefined : await documentsOf(db, id);
  const put =
    known === undefined
      ? await createHotel(db, hotel, now, { publication, also })
      : await publishHotel(db, hotel, now, { basedOn: known.revision, publication, also });
  const { facts } = hotel;
  const today = todayIn(facts.timeZone, now.getTime());
  if (put.kind === 'same') {
    await transact(db, also);
    await stockHotel(db, facts, today, true);
  } else if (put.kind !== 'kept') return { refused: 'unavailable' };
  // Sold at what the hotel asks, also where that was set by hand.
  const ahead = { from: today, to: lastDayOnSale(today, facts.daysOnSale) };
  const set = { rates: await ratesByHand(db, hotelId, ahead), totals: await totalsByHand(db, hotelId, ahead) };
  await transact(db, (tx) => writeByHand(tx, id, set, ahead));
  return { trial: row, host };
}

/** Of the hotel, as far as a copy's address has room for it. */
function slugIn(texts: DocumentTexts): string {
  const { slug } = parsedDocument(texts[factsFile]) as { readonly slug?: string };
  return (slug ?? 'house').slice(0, 40);
}

/** Part of an address, so in small letters and figures. */
const secretSlug = (): string =>
  secretText()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 8);
