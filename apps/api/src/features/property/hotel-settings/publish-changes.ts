import type { Transaction } from '../../../database/database.types.ts';
import type { Deps } from '../../../deps.ts';
import {
  changedDocuments,
  checkDocuments,
  documentsOf,
  textsOfRevision,
  type DocumentTexts,
  type Finding,
  type KeptChange,
  type KnownMedia,
} from '../../catalogue/catalogue.ts';
import {
  missingText,
  publicationOf,
  publicationOfRevision,
  publicationsOf,
  publishHotel,
  type Published,
} from '../../publishing/publishing.ts';
import { noteWatched } from '../watched/note-watched.ts';
import { withTextsThatFollow } from './follow-facts.ts';
import { judgedFindings } from './judged-findings.ts';
import { ownMissing } from './own-accounts.ts';
import { isUnopened } from './provider-keys.ts';

/** Who publishes. */
export interface By {
  readonly byId: string | null;
  readonly byName: string | null;
}

/** How publishing ended; `refused` where what was to be done with it said so. */
export type PublishedChanges<T> =
  | { readonly kind: 'published'; readonly number: number }
  | { readonly kind: 'not_ready'; readonly findings: readonly Finding[] }
  | { readonly kind: 'not_found' | 'nothing_to_publish' | 'changed_meanwhile' }
  | { readonly kind: 'refused'; readonly why: T };

interface ToPublish {
  readonly texts: DocumentTexts;
  readonly media: KnownMedia;
  readonly reverts: number | null;
}

/** Others publish between reading and writing now and then; so often in a row they do not. */
const mostAttempts = 5;

type Publishing = Pick<Deps, 'db' | 'clock' | 'settings'>;
type Also<T> = (tx: Transaction, number: number) => Promise<T | null>;

/** Puts changes in force over what is, which may have been published since they were made. */
export const publishChanges = <T>(
  deps: Publishing,
  hotelId: number,
  changes: readonly KeptChange[],
  by: By,
  also: Also<T>,
): Promise<PublishedChanges<T>> =>
  publish(deps, hotelId, by, also, (inForce) => {
    const { texts, conflicts } = changedDocuments(inForce.texts, withTextsThatFollow(inForce.texts, changes));
    return conflicts.length > 0 ? 'changed_meanwhile' : { texts, media: inForce, reverts: null };
  });

/**
 * Puts changes in force over what is by which the provider brings back what stood in a former revision, with the pictures
 * that it had. What it looked at then is not judged again.
 */
export const publishFormer = <T>(
  deps: Publishing,
  hotelId: number,
  { changes, revision }: { readonly changes: readonly KeptChange[]; readonly revision: string },
  by: By,
  also: Also<T>,
): Promise<PublishedChanges<T>> =>
  publish(
    deps,
    hotelId,
    by,
    also,
    async (inForce) => {
      const { texts, conflicts } = changedDocuments(inForce.texts, changes);
      if (conflicts.length > 0) return 'changed_meanwhile';
      const former = await publicationOfRevision(deps.db, hotelId, revision);
      return { texts, media: former === undefined ? inForce : mediaOfBoth(inForce, former), reverts: null };
    },
    false,
  );

const mediaOfBoth = (inForce: KnownMedia, former: KnownMedia): KnownMedia => ({
  images: [...inForce.images, ...former.images.filter(({ name }) => inForce.images.every((one) => one.name !== name))],
  films: [...inForce.films, ...former.films.filter(({ name }) => inForce.films.every((one) => one.name !== name))],
});

/** Puts documents in force that were so before. */
export const publishAgain = <T>(
  deps: Publishing,
  hotelId: number,
  number: number,
  by: By,
  also: Also<T>,
): Promise<PublishedChanges<T>> =>
  publish(deps, hotelId, by, also, async (inForce, textsOf) => {
    const former = await publicationOf(deps.db, hotelId, number);
    const texts = former === undefined ? undefined : await textsOf(former.revision);
    return former === undefined || texts === undefined
      ? 'not_found'
      : { texts: asOpen(texts, inForce.texts), media: former, reverts: number };
  });

/** Former documents of a hotel that guests have seen since: it does not go back to what it was before. */
const asOpen = (former: DocumentTexts, inForce: DocumentTexts): DocumentTexts =>
  isUnopened(inForce) ? former : changedDocuments(former, [{ file: 'hotel.json', path: 'state', was: 'draft' }]).texts;

type InForce = NonNullable<Awaited<ReturnType<typeof documentsOf>>>;
type TextsOf = (revision: string) => Promise<DocumentTexts | undefined>;

async function publish<T>(
  { db, clock, settings }: Publishing,
  hotelId: number,
  by: By,
  also: Also<T>,
  made: (
    inForce: InForce,
    textsOf: TextsOf,
  ) => ToPublish | 'not_found' | 'changed_meanwhile' | Promise<ToPublish | 'not_found' | 'changed_meanwhile'>,
  isJudged = true,
): Promise<PublishedChanges<T>> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const inForce = await documentsOf(db, hotelId);
    if (inForce === undefined) return { kind: 'not_found' };
    const wanted = await made(inForce, (revision) => textsOfRevision(db, hotelId, revision));
    if (typeof wanted === 'string') return { kind: wanted };
    const { hotel, findings } = await checkDocuments(wanted.texts, wanted.media);
    const toJudge = { before: inForce.texts, after: wanted.texts, findings };
    const must = [
      ...(isJudged ? await judgedFindings(db, settings, hotelId, toJudge) : findings).filter(
        ({ rank }) => rank === 'must',
      ),
      ...(await ownMissing(db, hotelId, wanted.texts)),
    ];
    if (hotel === null || must.length > 0) return { kind: 'not_ready', findings: must };
    let number = 0;
    const published = await publishHotel<T>(db, hotel, clock(), {
      basedOn: inForce.revision,
      publication: { source: 'desk', ...by, reverts: wanted.reverts },
      also: async (tx) => {
        number = (await publicationsOf(tx, hotelId, { limit: 1 }))[0]?.number ?? 0;
        const why = await also(tx, number);
        if (why === null) await noteWatched(tx, settings, hotelId, clock());
        return why;
      },
    });
    if (published.kind !== 'outdated') return told(published, number);
  }
  throw new Error(`hotel ${hotelId} is published all the time`);
}

function told<T>(published: Exclude<Published<T>, { kind: 'outdated' }>, number: number): PublishedChanges<T> {
  switch (published.kind) {
    case 'kept':
      return { kind: 'published', number };
    case 'same':
      return { kind: 'nothing_to_publish' };
    case 'refused':
      return published;
    case 'missing':
      return {
        kind: 'not_ready',
        findings: published.ids.map((id) =>
          mustAt({ kind: 'booked_ahead', path: placeOf(id), message: missingText(id) }),
        ),
      };
    case 'claimed':
      return {
        kind: 'not_ready',
        findings: published.claims.map((message) => mustAt({ kind: 'twice', path: 'hosts', message })),
      };
  }
}

const mustAt = (found: Pick<Finding, 'kind' | 'path' | 'message'>): Finding => ({
  rank: 'must',
  file: 'hotel.json',
  ...found,
});

const lists = { 'room type': 'rooms', 'rate plan': 'ratePlans', 'add-on': 'addons' } as const;
const placeOf = ({ what, id }: { readonly what: keyof typeof lists; readonly id: string }): string =>
  `${lists[what]}.${id}`;
