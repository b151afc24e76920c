import type { Principal } from '@latchkey/booking-core/staff';
import type { Deps } from '../../../../deps.ts';
import { hashOf } from '../../../../hash-of.ts';
import { secretText } from '../../../../secret-text.ts';
import { countSince, isKnownHotel, noteIfFewer, standingOf } from '../../../messaging/messaging.ts';
import type { ProposingRow } from './proposals.queries.ts';

const dayMs = 24 * 3_600_000;
const purpose = 'text model';

/** Out of which share of the text model a hotel has its calls, and which person asks; null of the operator. */
export type ModelUse = Pick<ProposingRow, 'share' | 'asked_by'>;

type Shared = Pick<Deps, 'db' | 'clock' | 'settings'>;

/**
 * The share of a hotel by how well it is known. Those that no guest has seen have one together and those that are open one,
 * so that whoever sets up many houses under many names takes nothing from a hotel that the provider has looked at.
 */
export async function modelUseOf(
  { db, clock }: Shared,
  { hotelId, kind, id }: Pick<Principal, 'hotelId' | 'kind' | 'id'>,
): Promise<ModelUse> {
  const now = clock();
  const standing = await standingOf(db, hotelId, now);
  const share = isKnownHotel(standing, now) ? 'known' : standing.kind === 'open' ? 'opened' : 'unopened';
  return { share, asked_by: kind === 'staff' ? id : null };
}

/** Whether a run can have one more call of the model now. */
export async function hasModelRoom({ db, clock, settings }: Shared, use: ModelUse): Promise<boolean> {
  const since = dayBefore(clock());
  for (const { of, most } of countsOf(settings, use))
    if ((await countSince(db, of, purpose, since)) >= most) return false;
  return true;
}

/** Takes one call of the model for a run, where its person and its share have one left today. */
export async function takeModelCall(deps: Shared, use: ModelUse): Promise<boolean> {
  // What the share refuses must not count for the person.
  if (!(await hasModelRoom(deps, use))) return false;
  const { db, clock, settings } = deps;
  const now = clock();
  const messageId = secretText();
  for (const { of, most } of countsOf(settings, use)) {
    const taken = await noteIfFewer(db, { recipientHash: of, messageId, purpose }, most, now, dayBefore(now));
    if (!taken) return false;
  }
  return true;
}

const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

function countsOf(
  { modelCalls }: Shared['settings'],
  { share, asked_by: person }: ModelUse,
): readonly { readonly of: string; readonly most: number }[] {
  // A hotel that is known has its thousand texts a language.
  if (modelCalls === null || share === 'known') return [];
  const ofPerson = person === null ? [] : [{ of: hashOf(`text model of ${person}`), most: modelCalls.ofPerson }];
  return [...ofPerson, { of: hashOf(`text model for ${share} hotels`), most: modelCalls.ofShare }];
}
