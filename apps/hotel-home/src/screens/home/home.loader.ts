import { mailOutcomes } from '@latchkey/booking-core/validation';
import { isFailure, readError, type Result } from '@latchkey/api-client/client';
import type { OperationName } from '@latchkey/api-contract/types';
import { inLanguage } from '@latchkey/site';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { stayUrl, withSearch } from '@latchkey/site/urls';
import { availabilityQuery, carriedSearch, couponIn } from '@latchkey/stay/stay-query';
import { extrasIn } from '../../offer/search/extras-in.ts';
import { askedStay, firstNight, homePath, isUndated, todayAt } from '../../offer/search/stay-dates.ts';
import type { AskedStay } from '@latchkey/stay/use-stay';
import type { HomeModel } from './home.model.ts';
import { loadHourly } from './hourly/hourly.loader.ts';
import { withDatesOfAlert } from './rooms/dates-of-alert.ts';
import { nearestStays } from './rooms/nearest-stays.ts';

/**
 * URL and API -> what the hotel's home shows. Invalid dates lead home, where the message is (docs/rules.md, "What
 * guests are told").
 */
export async function load(opened: ScreenRequest): Promise<ScreenOutcome<HomeModel>> {
  const request = withDatesOfAlert(opened);
  const known = request.site.hotel;
  if (known === null) return { kind: 'missing' };
  const today = todayAt(known.timeZone, request.now);
  // A search without dates begins with a night that the hotel's own rules choose.
  const hotel = isUndated(request) ? await readHotel(request, known.id) : null;
  const asked = askedStay(request, today, hotel?.status === 200 ? firstNight(hotel.body, request.now) : today);
  switch (asked.kind) {
    case 'other-hotel':
      return { kind: 'missing' };
    case 'invalid':
      return toHome(request);
    case 'form':
    case 'other-party':
      return {
        kind: 'redirect',
        to: inLanguage(
          stayUrl(
            { hotelId: known.id, ...asked.stay },
            {
              ...carriedSearch(request.search),
              ...(asked.kind === 'other-party' ? { notice: 'other-party' as const } : {}),
            },
          ),
          request.locale,
        ),
        status: 303,
      };
    case 'stay':
      return loadHome({ request, known, hotel, today, isOtherParty: asked.isOtherParty ?? false }, asked.stay);
  }
}

const toHome = (request: ScreenRequest): ScreenOutcome<HomeModel> => ({
  kind: 'redirect',
  to: inLanguage(
    withSearch(homePath(request.site), { ...carriedSearch(request.search), notice: 'invalid-date' }),
    request.locale,
  ),
  status: 303,
});

const readHotel = ({ api, signal, locale }: ScreenRequest, hotelId: number): Promise<Result<'getHotel'>> =>
  api.call('getHotel', { params: { hotelId }, query: { lang: locale } }, signal);

interface Asking {
  readonly request: ScreenRequest;
  readonly known: NonNullable<ScreenRequest['site']['hotel']>;
  /** The hotel, if it was loaded already. */
  readonly hotel: Result<'getHotel'> | null;
  readonly today: HomeModel['today'];
  /** Whether the link asked for a party that cannot be searched for. */
  readonly isOtherParty: boolean;
  /** Whether the dates are those nearest to the page's own, which were full. */
  readonly isNearest?: boolean;
}

async function loadHome(asking: Asking, stay: AskedStay): Promise<ScreenOutcome<HomeModel>> {
  const { request, known, today, isNearest = false } = asking;
  const { id: hotelId, timeZone } = known;
  const { api, signal, locale } = request;
  const content = { params: { hotelId }, query: { lang: locale } };
  const [hotel, rooms, reviews, faqs, policies, nearby, addons, packages, videos, hourly] = await Promise.all([
    asking.hotel ?? readHotel(request, hotelId),
    api.call('getAvailability', { params: { hotelId }, query: { ...availabilityQuery(stay), lang: locale } }, signal),
    api.call('getReviews', content, signal),
    api.call('getFaqs', content, signal),
    api.call('getPolicies', content, signal),
    api.call('getNearby', content, signal),
    api.call('getAddons', content, signal),
    api.call('getPackages', content, signal),
    api.call('getVideos', content, signal),
    loadHourly(request, hotelId, timeZone, stay.guests),
  ]);
  if (isFailure(hotel)) throw readError('the hotel', hotel);
  if (hotel.status !== 200) return { kind: 'missing' };
  if (rooms.status === 422 || hourly === 'invalid') return toHome(request);
  const availability = rooms.status === 200 ? rooms.body : null;
  const isFull = availability?.rooms.every((room) => room.availableRooms === 0) ?? false;
  const nearest = isFull ? await nearestStays(request, hotelId, stay, today) : [];
  const [free] = nearest;
  // The page chose these dates itself, so it may show the nearest free ones instead.
  if (free !== undefined && isUndated(request) && hourly === null && !isNearest)
    return loadHome({ ...asking, hotel, isNearest: true }, { ...stay, ...free });
  return {
    kind: 'ready',
    // The page says in words that rooms and prices are missing; to a search engine it says that it comes later.
    ...(isFailure(rooms) || hourly?.isUnread === true ? { status: 503 } : {}),
    model: {
      hotel: hotel.body,
      stay,
      today,
      availability,
      nearest,
      hourly: hourly?.hours ?? null,
      ratings: partOf(reviews)?.body ?? { aggregate: null, reviews: [] },
      faqs: partOf(faqs)?.body.faqs ?? [],
      policies: partOf(policies)?.body.policies ?? [],
      places: partOf(nearby)?.body.places ?? [],
      addons: extrasIn(hourly?.hours ?? stay, partOf(addons)?.body.addons),
      packages: partOf(packages)?.body.packages ?? [],
      coupon: couponIn(request.search),
      videos: partOf(videos)?.body.videos ?? [],
      posts: partOf(videos)?.body.posts ?? [],
      isDated: !isUndated(request) || request.search['date'] !== undefined,
      alerted: mailOutcomes.find((outcome) => outcome === (request.returned?.code ?? request.search['alert'])) ?? null,
      alertTo: request.returned?.fields['email'] ?? '',
      notice: asking.isOtherParty ? 'other-party' : (notices.find((one) => one === request.search['notice']) ?? null),
    },
  };
}

const notices = ['invalid-date', 'other-party'] as const;

/** A part of the page that may be missing without taking the page with it. */
const partOf = <K extends OperationName>(result: Result<K>): Extract<Result<K>, { status: 200 }> | null =>
  result.status === 200 ? (result as Extract<Result<K>, { status: 200 }>) : null;
