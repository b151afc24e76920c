import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { ReplyOf } from '@latchkey/api-contract/types';
import { locales, type Locale } from '@latchkey/booking-core/language';
import type { Deps } from '../../../../deps.ts';
import { wordsFile } from '@latchkey/hotel-document/names';
import { changedDocuments, type DocumentsInForce } from '../../../catalogue/catalogue.ts';
import { draftOf } from '../drafts.queries.ts';
import { proposalsOf, proposingOf } from './proposals.queries.ts';
import { isUnread, lackedTexts } from './standing.ts';

type Languages = Extract<ReplyOf<PropertyContract['getLanguages']>, { readonly status: 200 }>['body'];

const copied = (said: string | readonly string[]): string | string[] => (typeof said === 'string' ? said : [...said]);

/** What each language of a hotel has and lacks, with its draft; of one language text by text. */
export async function languagesView(
  { db, textModel }: Pick<Deps, 'db' | 'textModel'>,
  hotelId: number,
  inForce: DocumentsInForce,
  asked: Locale | undefined,
): Promise<Languages> {
  const draft = await draftOf(db, hotelId);
  const { texts } = changedDocuments(inForce.texts, draft?.changes ?? []);
  const [proposals, runs] = [await proposalsOf(db, hotelId), await proposingOf(db, hotelId)];
  const canPropose = textModel !== null;
  return {
    canPropose,
    languages: locales.map((language) => {
      const lacked = lackedTexts(texts, proposals, language);
      const run = runs.find((one) => one.language === language);
      const file = wordsFile(language);
      return {
        language,
        state: inForce.texts[file] !== undefined ? 'live' : texts[file] === undefined ? 'none' : 'draft',
        missing: lacked.filter(({ value }) => value === null).length,
        unread: lacked.filter(isUnread).length,
        read: lacked.filter(({ isRead }) => isRead).length,
        isRunning: canPropose && run !== undefined && run.due_at !== null,
        ended: run?.ended ?? null,
        leftOut: run?.left_out.length ?? 0,
      };
    }),
    texts:
      asked === undefined
        ? []
        : lackedTexts(texts, proposals, asked).map(({ path, from, original, value, isRead }) => ({
            path,
            from,
            original: copied(original),
            value: value === null ? null : copied(value),
            isRead,
          })),
  };
}
