import { propertyClient } from '@latchkey/api-client/property';
import { isStayDate } from '@latchkey/booking-core/dates';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { onceBy } from '../../session/form-answers.ts';
import { weekAction } from './phone/week-action.ts';
import { problemOf } from './problem-of.ts';
import { refused, toldDone } from './refused.ts';
import { isSold, saleChanges } from './sale-changes.ts';
import { setAction } from './set/set-action.ts';

/** Does what a form of the page says: sets figures of plans, the prices of a phone's week, or stops the sale of a night and opens it again. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  if (request.form.name === 'set') return setAction(request);
  if (request.form.name === 'week') return weekAction(request);
  return request.form.name === 'sale' ? sale(request) : { kind: 'unknown_form' };
}

async function sale(request: PostRequest): Promise<PostOutcome> {
  const { form, api, params, locale, signal } = request;
  const act = form.field('act');
  const date = form.field('date');
  if ((act !== 'stop' && act !== 'sell') || !isStayDate(date)) return { kind: 'unknown_form' };
  const client = propertyClient(api, Number(params['hotelId']));
  const seen = await client.call('getRateGrid', { query: { from: date, nights: 1, language: locale } }, signal);
  const failed = problemOf(seen);
  if (seen.status !== 200) return refused(request, failed ?? 'unavailable', {});
  const changes = saleChanges(seen.body.roomTypes, date, act);
  // A second press finds it done; what the hotel's files close is not opened here.
  if (changes.length === 0 && (act === 'stop' || isSold(seen.body.roomTypes, date)))
    return toldDone(request, { done: act, date });
  if (changes.length === 0) return refused(request, 'changed', {});
  const reply = await client.call(
    'changeAri',
    { headers: onceBy(form), body: { changes, seenAt: seen.body.asOf } },
    signal,
  );
  const problem = problemOf(reply);
  return problem === null ? toldDone(request, { done: act, date }) : refused(request, problem, {});
}
