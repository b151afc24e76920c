import { parseLocalDate, type LocalDate } from '@latchkey/booking-core/dates';
import { inLanguage } from '@latchkey/site';
import type { ScreenRequest } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';
import { availabilityQuery } from '@latchkey/stay/stay-query';
import { finderSearch, isFinderSearch } from './finder-search.ts';
import type { FinderSearch, FinderModel } from './finder.model.ts';

/** The search of the page's address with what it finds; `redirect` where its dates are invalid. */
export async function loadFinder(request: ScreenRequest): Promise<FinderModel | { readonly redirect: string }> {
  const { search, now, locale } = request;
  const today = parseLocalDate(new Date(now).toISOString().slice(0, 10));
  if (today === null) throw new Error('now is no date');
  const asked = finderSearch(search, today);
  if (asked === null) return { redirect: inLanguage(urlOf('landing', {}, { notice: 'invalid-date' }), locale) };
  if (!isFinderSearch(search)) return { asked, today, results: { kind: 'not-asked' } };
  return results(request, asked, today);
}

/** Hotels that fit on a rack. */
export const onRack = 7;

async function results(
  { api, locale, signal }: ScreenRequest,
  asked: FinderSearch,
  today: LocalDate,
): Promise<FinderModel | { readonly redirect: string }> {
  const { place, sort, filters, page } = asked;
  const query = {
    ...availabilityQuery(asked),
    ...Object.fromEntries(filters.map((filter) => [filter, '1' as const])),
    place,
    sort,
    page,
    lang: locale,
  };
  const reply = await api.call('searchHotels', { query }, signal);
  if (reply.status === 422) return { redirect: inLanguage(urlOf('landing', {}, { notice: 'invalid-date' }), locale) };
  if (reply.status !== 200) return { asked, today, results: { kind: 'unavailable' } };
  const { hotels, total, pages, isCut } = reply.body;
  const all = total === 0 ? await api.call('listHotels', { query: { lang: locale, limit: onRack } }, signal) : null;
  const instead = all?.status === 200 ? all.body.hotels : [];
  return { asked, today, results: { kind: 'found', hotels, total, pages, isCut, instead } };
}
