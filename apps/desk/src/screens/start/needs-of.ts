import type { PropertyResult } from '@latchkey/api-client/property';
import type { WrittenFacts } from '@latchkey/hotel-document/facts';
import type { WrittenWords } from '@latchkey/hotel-document/words';
import { drawn } from '../settings/pictures/drawn.ts';
import type { Need } from './start.model.ts';

type SetUp = Extract<PropertyResult<'getSetUp'>, { readonly status: 200 }>['body'];
/** Where a site names who stands behind it, by law. */
const withImprint = ['AT', 'CH', 'DE'];

/** What a house lacks before guests see it, by its documents and what a check of them found. */
export function needsOf(
  { documents, findings }: Pick<SetUp, 'documents' | 'findings'>,
  { hasOwnWords, wantsOnline }: { readonly hasOwnWords: boolean; readonly wantsOnline: boolean },
): readonly Need[] {
  const facts = documents['hotel.json'] as Partial<WrittenFacts>;
  const words = documents['words.en.json'] as Partial<WrittenWords>;
  const needs: Need[] = [];
  if (findings.some(({ rank }) => rank === 'must')) needs.push({ rank: 'must', kind: 'mend' });
  if ([facts, ...(facts.rooms ?? [])].some(({ images }) => images?.includes(drawn) === true))
    needs.push({ rank: 'should', kind: 'pictures' });
  if (!hasOwnWords) needs.push({ rank: 'should', kind: 'texts' });
  if (withImprint.includes(facts.countryCode ?? '') && (words.legal?.imprint ?? []).length === 0)
    needs.push({ rank: 'should', kind: 'imprint' });
  if ((facts.taxes ?? []).length === 0) needs.push({ rank: 'should', kind: 'taxes' });
  if (wantsOnline && facts.payment?.modes?.includes('online') !== true) needs.push({ rank: 'nice', kind: 'online' });
  if (findings.some(({ kind }) => kind === 'language_missing')) needs.push({ rank: 'nice', kind: 'languages' });
  return needs;
}
