import type { ApiClient } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import type { Locale } from '@latchkey/site/urls';
import { problemOf } from '../problem-of.ts';
import { ratesProblems, type RatesProblem } from '../rates.model.ts';
import { typedFigures, typedNights } from './typed-figures.ts';

/** The most nights that one form sets: as many as are read at once. */
const mostNights = 31;

/** What came of a form that sets figures: on how many nights something was set, or why nothing was. */
type SetOutcome = { readonly nights: number } | { readonly problem: RatesProblem | 'signed_out' };

/** Sets what a form says, or takes it back to the rule: all of it or nothing, once for its key. */
export async function setFigures(
  { api, hotelId, locale, signal }: { api: ApiClient; hotelId: number; locale: Locale; signal: AbortSignal },
  field: (name: string) => string,
): Promise<SetOutcome> {
  const span = typedNights(field, mostNights);
  if (span === null) return { problem: 'dates_wrong' };
  const client = propertyClient(api, hotelId);
  const query = { from: span.from, nights: span.nights, language: locale };
  const seen = await client.call('getRateGrid', { query }, signal);
  if (seen.status !== 200) return { problem: problemOf(seen) ?? 'changed' };
  const grid = seen.body;
  // Nights out of reach are answered as the nearest within it: others than those that were typed.
  if (grid.from !== span.from || grid.forecast.length !== span.nights) return { problem: 'dates_wrong' };
  const changes = typedFigures(field, grid);
  if (typeof changes === 'string') return { problem: changes };
  const body = {
    changes: [...changes],
    ...(field('seen') === '' ? {} : { seenAt: field('seen') }),
    ...(field('force') === 'yes' ? { force: true } : {}),
  };
  const headers = { 'idempotency-key': field('key') };
  const reply = await client.call('changeAri', { headers, body }, signal);
  if (reply.status === 200) return { nights: reply.body.nights };
  const code = reply.status === 422 ? reply.body.code : null;
  return { problem: ratesProblems.find((one) => one === code) ?? problemOf(reply) ?? 'changed' };
}
