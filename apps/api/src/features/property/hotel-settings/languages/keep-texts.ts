import type { Locale } from '@latchkey/booking-core/language';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../../../database/database.types.ts';
import { noteAct } from '../../../../database/journal.ts';
import { wordsFile } from '@latchkey/hotel-document/names';
import {
  addChanges,
  changedDocuments,
  differencesBetween,
  type DocumentsInForce,
  writtenDocument,
} from '../../../catalogue/catalogue.ts';
import { lockDraft, writeDraft } from '../drafts.queries.ts';
import { plainValue } from '../plain-value.ts';
import { mostCharacters } from '../save-draft.ts';
import { deleteProposals, proposalsOf, writeProposals } from './proposals.queries.ts';
import { isUnread, type LackedText, lackedTexts } from './standing.ts';
import { type SaidText, withTexts, wordsOf } from './texts-of.ts';

/** How a text is to stand, by who has read its original. */
export interface KeptText {
  readonly path: string;
  readonly original: SaidText;
  /** Null throws a proposal away. */
  readonly value: SaidText | null;
}

/** What became of texts that a person has read or written. */
export type KeptTexts =
  | { readonly kind: 'kept'; readonly isInDraft: boolean; readonly unread: number }
  | { readonly kind: 'changed' }
  | { readonly kind: 'invalid' | 'too_much'; readonly paths: readonly string[] };

/** Keeps texts of a language as a person has read them, and brings them into the draft as soon as nothing there is half said. */
export async function keepTexts(
  tx: Transaction,
  hotelId: number,
  inForce: DocumentsInForce,
  {
    language,
    texts: kept,
    at,
    byName,
  }: {
    readonly language: Locale;
    readonly texts: readonly KeptText[];
    readonly at: Date;
    readonly byName: string | null;
  },
): Promise<KeptTexts> {
  const draft = await lockDraft(tx, hotelId, at);
  const { texts } = changedDocuments(inForce.texts, draft.changes);
  const lacked = new Map(lackedTexts(texts, await proposalsOf(tx, hotelId), language).map((one) => [one.path, one]));
  if (kept.some(({ path, original }) => !isDeepStrictEqual(lacked.get(path)?.original, original)))
    return { kind: 'changed' };
  const plain = kept.map((one) => ({ ...one, value: plainValue(one.value) as SaidText | null }));
  const wrong = plain.filter(({ original, value }) => value !== null && !isOfForm(value, original));
  if (wrong.length > 0) return { kind: 'invalid', paths: wrong.map(({ path }) => path) };

  const now = new Map(lacked);
  for (const { path, value } of plain) {
    const one = lacked.get(path);
    if (one !== undefined) now.set(path, { ...one, value, isRead: value !== null });
  }
  const read = [...now.values()].filter((one): one is LackedText & { readonly value: SaidText } => one.isRead);
  const unread = [...now.values()].filter(isUnread).length;
  noteAct(tx, { hotelId, after: { language, texts: plain.length } });
  const file = wordsFile(language);
  // A new language joins the draft only once all of its texts are read.
  if (texts[file] === undefined && read.length < now.size) {
    await write(tx, hotelId, language, now, plain, { at, byName });
    return { kind: 'kept', isInDraft: false, unread };
  }
  const made = withTexts(wordsOf(texts), language, new Map(read.map(({ path, value }) => [path, value])));
  const changes = differencesBetween(texts, { ...texts, [file]: writtenDocument(made) });
  const added = addChanges(
    inForce.texts,
    draft.changes,
    changes.map(({ path, after }) => ({ file, path, value: after })),
  );
  const isLong = added.kind === 'added' && JSON.stringify(added.changes).length > mostCharacters;
  if (added.kind === 'no_place' || isLong) return { kind: 'too_much', paths: [] };
  await write(
    tx,
    hotelId,
    language,
    now,
    plain.filter(({ value }) => value === null),
    { at, byName },
  );
  await deleteProposals(
    tx,
    hotelId,
    language,
    read.map(({ path }) => path),
  );
  if (changes.length > 0)
    await writeDraft(tx, hotelId, { version: draft.version + 1, changes: added.changes, at, byName });
  return { kind: 'kept', isInDraft: true, unread };
}

const isOfForm = (value: SaidText, original: SaidText): boolean =>
  typeof value === 'string'
    ? typeof original === 'string' && value !== ''
    : typeof original !== 'string' && value.length === original.length && value.every((one) => one !== '');

/** Writes that texts were read, and takes away what was thrown away. */
async function write(
  tx: Transaction,
  hotelId: number,
  language: Locale,
  lacked: ReadonlyMap<string, LackedText>,
  kept: readonly KeptText[],
  { at, byName }: { readonly at: Date; readonly byName: string | null },
): Promise<void> {
  const gone = kept.filter(({ value }) => value === null).map(({ path }) => path);
  await deleteProposals(tx, hotelId, language, gone);
  await writeProposals(
    tx,
    kept.flatMap(({ path, original, value }) => {
      const from = lacked.get(path)?.from;
      return value === null || from === undefined
        ? []
        : [
            {
              hotel_id: hotelId,
              language,
              path,
              from_language: from,
              original: JSON.stringify(original),
              value: JSON.stringify(value),
              proposed_at: at,
              read_at: at,
              read_by: byName,
            },
          ];
    }),
  );
}
