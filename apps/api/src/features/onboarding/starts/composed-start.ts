import { skeletonOf } from '@latchkey/booking-core/names';
import { todayIn } from '@latchkey/booking-core/time';
import type { StartAnswers } from '../../../database/tables/hotel-tables.ts';
import type { Deps } from '../../../deps.ts';
import { checkDocuments, type DocumentTexts, type Finding, type KnownMedia } from '../../catalogue/catalogue.ts';
import { skeletonsTaken } from '../../listings/listings.ts';
import { composeDocuments } from '../new-documents/compose-documents.ts';
import { namedRooms, standIn } from '../new-documents/room-documents.ts';
import { proposalFor, type Proposal } from '../presets/proposal.ts';
import { houseFaults, roomsIn, termFaults, type AnswerFault } from './answer-faults.ts';
import { slugFor } from './slug-for.ts';
import type { StartRow } from '../../property/property.ts';

/** What answers come to: the documents of a hotel where they are whole, and what is wrong. */
export interface ComposedStart {
  readonly slug: string;
  readonly proposal: Proposal | undefined;
  readonly faults: readonly AnswerFault[];
  /** Null while something is missing or wrong. */
  readonly texts: DocumentTexts | null;
}

/** The terms that hold until others are chosen. */
const usualTerms = (proposal: Proposal): NonNullable<StartAnswers['terms']> => ({
  policy: 'moderate',
  confirmation: 'instant',
  checkIn: proposal.checkIn,
  checkOut: proposal.checkOut,
  hasProposedTaxes: true,
});

/** The picture that stands for one, as a check wants it. */
const drawn: KnownMedia = { images: [{ name: standIn, width: 2400, height: 1600 }], films: [] };

/** Reads the answers of a start: each fault by its field, and the documents that they make. */
export async function composedStart(
  deps: Pick<Deps, 'db' | 'settings' | 'clock'>,
  {
    hotel_id: hotelId,
    person_id: personId,
    language,
    answers,
    started_at: startedAt,
  }: Pick<StartRow, 'hotel_id' | 'person_id' | 'language' | 'answers' | 'started_at'>,
): Promise<ComposedStart> {
  const { house, rooms: typedRooms, terms } = answers;
  if (house === null) return { slug: '', proposal: undefined, faults: [], texts: null };
  const now = deps.clock().getTime();
  const proposal = proposalFor(house.country, house.city, todayIn('UTC', now), {
    currency: typedRooms?.currency,
    timeZone: terms?.timeZone,
    kind: house.kind,
    taxClass: terms?.taxClass,
  });
  const faults = houseFaults(house, proposal, deps.settings);
  const { slug, isTaken } = await slugFor(deps, { hotel_id: hotelId, person_id: personId }, house);
  if (isTaken) faults.push({ field: 'slug', code: 'slug_taken' });
  const taken = await skeletonsTaken(deps.db, [skeletonOf(house.name)], { hotelId, personId });
  if (taken.size > 0 && faults.every(({ field }) => field !== 'name'))
    faults.push({ field: 'name', code: 'name_taken' });
  const found =
    typedRooms === null || proposal === undefined ? null : roomsIn(typedRooms.typed, house.kind, proposal.currency);
  faults.push(...(found?.faults ?? []), ...(terms === null ? [] : termFaults(terms)));
  if (found === null || proposal === undefined || faults.length > 0) return { slug, proposal, faults, texts: null };
  const texts = composeDocuments({
    hotelId,
    slug,
    language,
    house,
    rooms: namedRooms(found.rooms, house.kind === 'hostel'),
    terms: terms ?? usualTerms(proposal),
    proposal,
    since: todayIn(proposal.timeZone, startedAt.getTime()),
    settings: deps.settings,
  });
  const { findings } = await checkDocuments(texts, drawn);
  const must = findings.filter(({ rank }) => rank === 'must').map(faultOf);
  return { slug, proposal, faults: must, texts: must.length === 0 ? texts : null };
}

/** The field of a place of the documents, as it was answered. */
const fields: readonly (readonly [RegExp, string])[] = [
  [/^(?:slug|hosts)/, 'slug'],
  [/^(?:latitude|longitude|timeZone)/, 'latitude'],
  [/^phone/, 'phone'],
  [/^email/, 'email'],
  [/^postalCode/, 'postalCode'],
  [/^checkInTime/, 'checkIn'],
  [/^checkOutTime/, 'checkOut'],
  [/^taxes/, 'hasProposedTaxes'],
  [/^rooms/, 'typed'],
  [/^name/, 'name'],
  [/^headline/, 'sentence'],
  [/^(?:address|street)/, 'street'],
];

const faultOf = ({ path }: Finding): AnswerFault => ({
  field: fields.find(([place]) => place.test(path))?.[1] ?? 'name',
  code: 'other',
});
