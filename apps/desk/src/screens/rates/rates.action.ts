import { propertyClient } from '@latchkey/api-client/property';
import { isStayDate } from '@latchkey/booking-core/dates';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { hereOf } from '../../session/here-of.ts';
import { problemOf } from './problem-of.ts';
import type { RatesProblem } from './rates.model.ts';
import { saleChanges } from './sale-changes.ts';
import { setFigures } from './set/set-figures.ts';
import { typedNames } from './set/typed-names.ts';
import { withMore } from './with-more.ts';

/** Does what a form of the page says: sets figures of plans, or stops the sale of a night and opens it again. */
export async function action(request: PostRequest): Promise<PostOutcome> {
  if (request.form.name === 'set') return set(request);
  return request.form.name === 'sale' ? sale(request) : { kind: 'unknown_form' };
}

async function set(request: PostRequest): Promise<PostOutcome> {
  const { form, api, params, locale, signal } = request;
  const act = form.field('act');
  if (act !== 'set' && act !== 'rule') return { kind: 'unknown_form' };
  const outcome = await setFigures({ api, hotelId: Number(params['hotelId']), locale, signal }, form.field);
  if ('problem' in outcome)
    return refused(request, outcome.problem, Object.fromEntries(typedNames.map((name) => [name, form.field(name)])));
  return done(request, { done: act, nights: String(outcome.nights) });
}

async function sale(request: PostRequest): Promise<PostOutcome> {
  const { form, api, params, locale, signal } = request;
  const act = form.field('act');
  const date = form.field('date');
  if ((act !== 'stop' && act !== 'sell') || !isStayDate(date)) return { kind: 'unknown_form' };
  const client = propertyClient(api, Number(params['hotelId']));
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
  return problem === null ? done(request, { done: act, date }) : refused(request, problem, {});
}

/** The page anew, where what was done is said. */
function done({ params, search, locale }: PostRequest, told: Readonly<Record<string, string>>): PostOutcome {
  const shown = { from: search['from'], show: search['show'], plan: search['plan'] };
  const here = deskUrl('rates', { hotelId: params['hotelId'] ?? '' }, shown);
  return { kind: 'redirect', to: inLanguage(withMore(here, told), locale) };
}

function refused(
  request: PostRequest,
  problem: RatesProblem | 'signed_out',
  fields: Readonly<Record<string, string>>,
): PostOutcome {
  if (problem === 'signed_out')
    return { kind: 'redirect', to: inLanguage(deskUrl('signIn', {}, { to: hereOf(request) }), request.locale) };
  const status = problem === 'unavailable' ? 503 : problem === 'changed' || problem === 'not_allowed' ? 409 : 422;
  return { kind: 'again', returned: { fields, code: problem }, status };
}
