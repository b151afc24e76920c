import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { ReplyOf } from '@latchkey/api-contract/types';
import type { Deps } from '../../../deps.ts';
import { originOf } from '../../../public-origin.ts';
import { findPerson } from '../../identity/identity.ts';
import { changedSince, namesIn, startOf, type StartRow, watchedNow, type WatchedNow } from '../../property/property.ts';
import { composedStart, type ComposedStart } from '../starts/composed-start.ts';
import { addressOf } from '../starts/start-view.ts';
import { changedStarts, holdsOf, liveHotels, unopenedStarts } from './holds.queries.ts';

type Operated = Extract<ReplyOf<PropertyContract['listOperated']>, { readonly status: 200 }>['body'];
type OperatedHotel = Operated['hotels'][number];
type Stuck = Operated['stuck'][number];

/** Of each kind that are shown. */
const most = 100;

/** The hotels that the provider's people look after, those that wait first, and at what people stand still. */
export async function operatedHotels(
  deps: Pick<Deps, 'db' | 'hotels' | 'settings' | 'clock'>,
  q: string,
): Promise<Operated> {
  const { db, settings } = deps;
  const starts = await unopenedStarts(db, most);
  const read = await Promise.all(starts.map(async (row) => ({ row, composed: await composedStart(deps, row) })));
  const begun = await Promise.all(read.map(({ row, composed }) => ofStart(deps, row, composed)));
  const held = await holdsOf(db, most);
  const isOther = (id: number): boolean => held.every((row) => row.hotel_id !== id);
  const changed = (await changedStarts(db, most)).map((row) => row.hotel_id);
  const live = [...new Set([...changed, ...(await liveHotels(db, q, most))])].filter(isOther);
  const found = await Promise.all([
    ...held.map(({ hotel_id: id, held_at: at, words }) =>
      ofHotel(deps, id, { state: 'held', since: at.toISOString(), words }),
    ),
    ...live.map((id) => ofHotel(deps, id, { state: 'live', since: null, words: null })),
  ]);
  return {
    isApproved: settings.approvesHotels,
    hotels: [...begun, ...found.flat()],
    stuck: stuckAt(read.filter(({ row }) => row.asked_at === null)),
  };
}

async function ofStart(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  row: StartRow,
  { slug }: ComposedStart,
): Promise<OperatedHotel> {
  const owner = await findPerson(db, row.person_id);
  const now = row.composed === null ? undefined : await watchedNow(db, row.hotel_id);
  return {
    hotelId: row.hotel_id,
    // As it is called now: its owner may have named it otherwise since the start.
    name: namesIn(now?.texts ?? {}).find(({ file }) => file === 'words.en.json')?.name ?? row.answers.house?.name ?? '',
    ...(now === undefined || row.asked_at === null ? {} : asWaiting(now)),
    state: row.asked_at === null ? 'new' : 'waiting',
    owner: owner === undefined ? null : { name: owner.name, mail: owner.mail },
    since: (row.asked_at ?? row.saved_at).toISOString(),
    address: row.composed === null ? null : addressOf(settings, slug),
    words: row.refused,
  };
}

async function ofHotel(
  { db, hotels, settings }: Pick<Deps, 'db' | 'hotels' | 'settings'>,
  hotelId: number,
  more: Pick<OperatedHotel, 'state' | 'since' | 'words'>,
): Promise<readonly OperatedHotel[]> {
  const hotel = await hotels.byId(hotelId);
  if (hotel === undefined) return [];
  const start = await startOf(db, hotelId);
  const owner = start === undefined ? undefined : await findPerson(db, start.person_id);
  const { slug } = hotel.readFacts();
  return [
    {
      hotelId,
      name: hotel.wordsIn('en').words.name,
      owner: owner === undefined ? null : { name: owner.name, mail: owner.mail },
      address: hotel.ownHost === null ? addressOf(settings, slug) : originOf(hotel.ownHost, settings),
      ...more,
      ...(start === undefined ? {} : await changesOf(db, start)),
      since: more.since ?? start?.opened_at?.toISOString() ?? null,
    },
  ];
}

/** What the provider's people look at before they show it: every name, the host that is to be its own, and exactly which documents. */
const asWaiting = ({ texts, beside, revision }: WatchedNow): Pick<OperatedHotel, 'names' | 'ownHost' | 'revision'> => ({
  revision,
  names: namesIn(texts).map(({ file, name }) => ({ language: file.split('.')[1] ?? '', name })),
  ownHost: beside.host,
});

/** What guests see of a hotel and the provider has not looked at yet, where there is something. */
async function changesOf(
  db: Deps['db'],
  start: StartRow,
): Promise<Pick<OperatedHotel, 'changes' | 'revision'> | undefined> {
  const now = start.changed_at === null ? undefined : await watchedNow(db, start.hotel_id);
  const changes = now === undefined ? [] : await changedSince(db, start, now);
  return now === undefined || changes.length === 0 ? undefined : { changes: [...changes], revision: now.revision };
}

/** Where each has stopped, counted by step and finding: nothing of what was written. */
function stuckAt(read: readonly { readonly row: StartRow; readonly composed: ComposedStart }[]): Stuck[] {
  const counts = new Map<string, Stuck>();
  for (const { row, composed } of read) {
    const { house, rooms, terms } = row.answers;
    const step = house === null ? 'house' : rooms === null ? 'rooms' : terms === null ? 'terms' : 'preview';
    const codes = new Set(composed.faults.map(({ code }) => code));
    for (const code of codes.size === 0 ? [null] : codes) {
      const key = `${step} ${code}`;
      counts.set(key, { step, code, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count);
}
