import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { parts } from './fields/part.table.ts';
import { settingsProblems, type SettingsDone, type SettingsProblem } from './settings.model.ts';

type Reply = { readonly status: number | 'failure'; readonly body?: unknown };
type Texts = Readonly<Record<string, string>>;

/** Leads on where it was done, to what `query` names of the page; else the page is there again with what was typed and what to do. */
export function answer(
  request: PostRequest,
  done: SettingsDone,
  reply: Reply,
  typed?: Texts,
  query?: Texts,
): PostOutcome {
  if (reply.status === 200) return leadTo(request, done, query);
  const { locale, path } = request;
  if (reply.status === 401) return { kind: 'redirect', to: inLanguage(deskUrl('signIn', {}, { to: path }), locale) };
  const code = (reply.body as { readonly code?: string } | undefined)?.code;
  return again(settingsProblems.find((one) => one === code) ?? 'unavailable', typed);
}

/** The page that a form was posted from, where what was done is said. */
export function leadTo({ params, form, locale }: PostRequest, done: SettingsDone, query?: Texts): PostOutcome {
  const hotelId = params['hotelId'] ?? '';
  const part = parts.find((one) => one === params['part']);
  const room = form.field('room');
  const to =
    part === undefined
      ? deskUrl('setUp', { hotelId }, { done })
      : deskUrl('setUpPart', { hotelId, part }, { done, ...(room === '' ? {} : { room }), ...query });
  return { kind: 'redirect', to: inLanguage(to, locale) };
}

/** The page again, with what was typed and why it is not saved. */
export const again = (code: SettingsProblem, fields: Texts = {}): PostOutcome => ({
  kind: 'again',
  returned: { fields, code },
  status: code === 'unavailable' ? 503 : code === 'changed' ? 409 : 422,
});

/** A whole number of a form; 0 where none stands there. */
export const numberIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
