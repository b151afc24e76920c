import { isFailure } from '@latchkey/api-client/client';
import type { PropertyClient } from '@latchkey/api-client/property';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { isLocale } from '@latchkey/site/urls';
import { markName, markOf, plainTyped } from '../fields/mark-of.ts';
import { again, answer, leadTo } from '../after-save.ts';
import { asTyped, type LackedText } from '../model/languages.types.ts';

/** Has texts of other languages proposed, or keeps those of a section as a person has read or written them. */
export async function languagesAction(request: PostRequest, desk: PropertyClient): Promise<PostOutcome> {
  const { form, params, signal } = request;
  if (params['part'] !== 'languages') return { kind: 'unknown_form' };
  const language = form.field('language');
  const query = isLocale(language) ? { language } : {};
  if (form.name === 'propose-texts') {
    const asked = await desk.call('proposeTexts', { body: query }, signal);
    // Whoever presses twice sees the page on which it goes on.
    if (asked.status === 409 && asked.body.code === 'running') return leadTo(request, 'proposing');
    return answer(request, 'proposing', asked);
  }
  if (!isLocale(language)) return again('not_found');
  const read = await desk.call('getLanguages', { query: { language } }, signal);
  if (isFailure(read) || read.status !== 200) return answer(request, 'read', read);
  const rows = read.body.texts.filter(({ path }) => form.field(markName(path)) !== '');
  const typed = {
    language,
    section: form.field('section'),
    ...Object.fromEntries(rows.map(({ path }) => [path, form.field(path)])),
  };
  const isStale = rows.some(({ path, original }) => markOf(asTyped(original)) !== form.field(markName(path)));
  if (isStale) return again('original_changed', typed);
  const texts = rows.flatMap((row) => keptOf(row, plainTyped(form.field(row.path))));
  if (texts.length === 0) return leadTo(request, 'same', query);
  const kept = await desk.call('keepTexts', { params: { language }, body: { texts } }, signal);
  if (kept.status === 409) return again('original_changed', typed);
  return answer(request, kept.status === 200 && kept.body.isInDraft ? 'in-draft' : 'read', kept, typed, query);
}

/** The change of a text, as a list; empty where the text was missing and still is. */
function keptOf(
  { path, original, value }: LackedText,
  text: string,
): Pick<LackedText, 'path' | 'original' | 'value'>[] {
  if (text === '') return value === null ? [] : [{ path, original, value: null }];
  if (typeof original === 'string') return [{ path, original, value: text }];
  const lines = text.split('\n').map((line) => line.trim());
  return [{ path, original, value: lines.filter((line) => line !== '') }];
}
