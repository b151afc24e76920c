import { propertyClient } from '@latchkey/api-client/property';
import { isStayDate } from '@latchkey/booking-core/dates';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { hereOf } from '../../session/here-of.ts';
import { problemOf } from './problem-of.ts';
import { withMore } from './with-more.ts';
import { saleChanges } from './sale-changes.ts';

/** Stops the sale of a night of the whole house, and opens it again. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  const { form, api, params, search, locale, signal } = request;
  const act = form.field('act');
  const date = form.field('date');
  if (form.name !== 'sale' || (act !== 'stop' && act !== 'sell') || !isStayDate(date)) return { kind: 'unknown_form' };
  const hotelId = params['hotelId'] ?? '';
  const client = propertyClient(api, Number(hotelId));
  const seen = await client.call('getRateGrid', { query: { from: date, nights: 1, language: locale } }, signal);
  const failed = problemOf(seen);
  const reply =
    seen.status === 200
      ? await client.call(
          'changeAri',
          {
            headers: { 'idempotency-key': form.field('key') },
            body: { changes: saleChanges(seen.body.roomTypes, date, act), seenAt: seen.body.asOf },
          },
          signal,
        )
      : seen;
  const problem = failed ?? problemOf(reply);
  if (problem === 'signed_out')
    return { kind: 'redirect', to: inLanguage(deskUrl('signIn', {}, { to: hereOf(request) }), locale) };
  if (problem !== null)
    return { kind: 'again', returned: { fields: {}, code: problem }, status: problem === 'unavailable' ? 503 : 409 };
  const here = deskUrl('rates', { hotelId }, { from: search['from'], show: search['show'], plan: search['plan'] });
  return { kind: 'redirect', to: inLanguage(withMore(here, { done: act, date }), locale) };
}
