import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { hereOf } from '../../session/here-of.ts';
import type { RatesProblem } from './rates.model.ts';
import { withMore } from './with-more.ts';

/** The page anew, where what was done is said. */
export function toldDone({ params, search, locale }: PostRequest, told: Readonly<Record<string, string>>): PostOutcome {
  const shown = { from: search['from'], show: search['show'], plan: search['plan'] };
  const here = deskUrl('rates', { hotelId: params['hotelId'] ?? '' }, shown);
  return { kind: 'redirect', to: inLanguage(withMore(here, told), locale) };
}

/** The page with what was typed, and why it was not done. */
export function refused(
  request: PostRequest,
  problem: RatesProblem | 'signed_out',
  fields: Readonly<Record<string, string>>,
): PostOutcome {
  if (problem === 'signed_out')
    return { kind: 'redirect', to: inLanguage(deskUrl('signIn', {}, { to: hereOf(request) }), request.locale) };
  const status = problem === 'unavailable' ? 503 : problem === 'changed' || problem === 'not_allowed' ? 409 : 422;
  return { kind: 'again', returned: { fields, code: problem }, status };
}
