import type { Principal } from '@latchkey/booking-core/staff';
import type { Deps } from '../../../../deps.ts';
import { hashOf } from '../../../../hash-of.ts';
import { modelShareOf, type ModelCount } from '../../../messaging/messaging.ts';
import type { ProposingRow } from './proposals.queries.ts';

/** Out of which share of the text model a hotel has its calls, and which person asks; null of the operator. */
export type ModelUse = Pick<ProposingRow, 'share' | 'asked_by'>;

export async function modelUseOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  { hotelId, kind, id }: Pick<Principal, 'hotelId' | 'kind' | 'id'>,
): Promise<ModelUse> {
  return { share: await modelShareOf(deps, hotelId), asked_by: kind === 'staff' ? id : null };
}

/** The counts of a run: of its person and of its share; none of a known hotel, which has its thousand texts a language. */
export function countsOf(
  { modelCalls }: Deps['settings'],
  { share, asked_by: person }: ModelUse,
): readonly ModelCount[] {
  if (modelCalls === null || share === 'known') return [];
  const ofPerson = person === null ? [] : [{ of: hashOf(`text model of ${person}`), most: modelCalls.ofPerson }];
  return [...ofPerson, { of: hashOf(`text model for ${share} hotels`), most: modelCalls.ofShare }];
}
