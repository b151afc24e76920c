import type { PropertyResult } from '@latchkey/api-client/property';
import { draftDocuments, entriesAt, factsIn, textAt, wordsIn } from '@latchkey/hotel-document/drafts';
import { drawn } from '../set-up/pictures/drawn.ts';
import type { Need } from './start.model.ts';

type SetUp = Extract<PropertyResult<'getSetUp'>, { readonly status: 200 }>['body'];
/** Where a site names who stands behind it, by law. */
const withImprint = ['AT', 'CH', 'DE'];

/** What a house lacks before guests see it, by its documents and what a check of them found. */
export function needsOf(
  { documents, findings }: Pick<SetUp, 'documents' | 'findings'>,
  { hasOwnWords, wantsOnline }: { readonly hasOwnWords: boolean; readonly wantsOnline: boolean },
): readonly Need[] {
  const draft = draftDocuments(documents);
  const facts = factsIn(draft);
  const shown = [
    ...entriesAt(facts, 'images'),
    ...entriesAt(facts, 'rooms').flatMap((room) => entriesAt(room, 'images')),
  ];
  const needs: Need[] = [];
  if (findings.some(({ rank }) => rank === 'must')) needs.push({ rank: 'must', kind: 'mend' });
  if (shown.includes(drawn)) needs.push({ rank: 'should', kind: 'pictures' });
  if (!hasOwnWords) needs.push({ rank: 'should', kind: 'texts' });
  if (
    withImprint.includes(textAt(facts, 'countryCode')) &&
    entriesAt(wordsIn(draft, 'en'), 'legal.imprint').length === 0
  )
    needs.push({ rank: 'should', kind: 'imprint' });
  if (entriesAt(facts, 'taxes').length === 0) needs.push({ rank: 'should', kind: 'taxes' });
  if (wantsOnline && !entriesAt(facts, 'payment.modes').includes('online'))
    needs.push({ rank: 'nice', kind: 'online' });
  if (findings.some(({ kind }) => kind === 'language_missing')) needs.push({ rank: 'nice', kind: 'languages' });
  return needs;
}
