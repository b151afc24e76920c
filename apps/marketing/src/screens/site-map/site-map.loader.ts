import { inLanguage } from '@latchkey/site';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { routesOn, urlOf } from '@latchkey/site/urls';
import { msg } from '@lingui/core/macro';
import { postList } from '../../journal/made/post-list.ts';
import { shownPost } from '../../journal/shown-posts.ts';
import { topicWords } from '../../journal/journal-words.ts';
import { isOfChain } from '../../live/chain.ts';
import { pageKinds, type MappedGroup, type MappedPage, type SiteMapModel } from './site-map.model.ts';
import { isOnePage, placesOnMap } from './site-map.routes.ts';

/** Hotels on one page of the map. */
const hotelsOnPage = 100;

/** The pages of the route table on this kind of site, then those of the data: hotels, rooms, posts. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<SiteMapModel>> {
  const { search } = request;
  const page = /^[1-9]\d{0,3}$/.test(search['page'] ?? '1') ? Number(search['page'] ?? '1') : 0;
  if (page === 0) return { kind: 'missing' };
  const [hotels, rooms] =
    request.site.hotel === null ? [await hotelPages(request, page), []] : [[], await roomPages(request)];
  if (hotels?.length === 0 && page > 1) return { kind: 'missing' };
  const pages: readonly Placed[] = [
    ...(hotels ?? []).map((one) => ({ ...one, kind: 'hotels' as const })),
    ...tablePages(request),
    ...(rooms ?? []),
    ...journalPages(request),
  ];
  const groups = pageKinds.flatMap((kind): MappedGroup[] => {
    const its = pages.filter((one) => one.kind === kind).map(({ to, title, note }) => ({ to, title, note }));
    return its.length === 0 ? [] : [{ kind, pages: its }];
  });
  return {
    kind: 'ready',
    ...(hotels === null || rooms === null ? { status: 503 } : {}),
    model: { groups, hotelsPage: page, hasMoreHotels: hotels?.length === hotelsOnPage },
  };
}

interface Placed extends MappedPage {
  readonly kind: MappedGroup['kind'];
}

function tablePages({ site, i18n }: ScreenRequest): Placed[] {
  return routesOn(site.kind).flatMap(([id, route]) => {
    const place = id in placesOnMap ? placesOnMap[id as keyof typeof placesOnMap] : undefined;
    // The guide of the chain is on the provider's pages and on those of the chain's own hotels.
    const isHere = id !== 'chainGuide' || site.hotel === null || isOfChain(site.hotel.id);
    return place === undefined || !isOnePage(route) || !isHere
      ? []
      : [{ kind: place.kind, to: route.path, title: i18n._(place.title), note: '' }];
  });
}

/** Null where the engine did not say which there are. */
async function hotelPages({ api, locale, origin, signal }: ScreenRequest, page: number): Promise<MappedPage[] | null> {
  const reply = await api.call('listHotels', { query: { lang: locale, limit: hotelsOnPage, page } }, signal);
  if (reply.status === 'failure') return null;
  return reply.body.hotels.map(({ name, city, domain }) => {
    const address = new URL(origin);
    address.hostname = domain;
    return { to: `${address.origin}${inLanguage('/', locale)}`, title: name, note: city };
  });
}

async function roomPages({ api, site, locale, i18n, signal }: ScreenRequest): Promise<Placed[] | null> {
  if (site.hotel === null) return [];
  const hotelId = site.hotel.id;
  const reply = await api.call('getHotel', { params: { hotelId }, query: { lang: locale } }, signal);
  if (reply.status === 'failure') return null;
  if (reply.status !== 200) return [];
  const rooms = reply.body.HotelRooms.map(({ id, name }): Placed => {
    const roomTypeId = site.kind === 'hotel' ? id : `${hotelId}_${id}`;
    return { kind: 'stay', to: urlOf('roomView', { roomTypeId }), title: name, note: '' };
  });
  return [...rooms, { kind: 'stay', to: urlOf('planner', { hotelId }), title: i18n._(msg`Plan your days`), note: '' }];
}

/** The provider's posts; a hotel's own lie on pages of its own, to which its journal leads. */
const journalPages = ({ site, locale, i18n }: ScreenRequest): Placed[] =>
  site.hotel !== null
    ? []
    : postList.map((post) => ({
        kind: 'journal',
        to: urlOf('blogPost', { slug: post.slug }),
        title: shownPost(post, locale).title,
        note: i18n._(topicWords[post.topic]),
      }));
