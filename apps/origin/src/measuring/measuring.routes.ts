import { ownPrefix, readEarlyVisit } from '@latchkey/analytics/analytics';
import { hotelNamedBy } from '@latchkey/site/urls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseCookies } from '../http/cookies.ts';
import { languageOf } from '../http/language.ts';
import type { SiteDirectory } from '../sites/site-directory.ts';
import { admission, countRequests, notTaken, refuse, taken, type Admitted } from './admission.ts';
import type { Collectors } from './collectors.ts';
import { leftEarly } from './left-early.ts';
import type { MeasuredCounts } from './measured-counts.ts';
import type { MeasuredBooking, MeasuredBookings } from './measured-bookings.ts';
import { purchasesOf, verified } from './purchases.ts';
import { batchIn, profilesIn, type Item } from './readable-items.ts';

type MeasuringRequest = FastifyRequest<{ Querystring: { hotel?: string } }>;
type Outcome = 'sent' | 'failed' | 'refused';

/** Bytes of a body at most. A part of a recording holds a picture of the whole page. */
const [mostBytes, mostRecorded, mostOfLeaving] = [256 * 1024, 2 * 1024 * 1024, 32 * 1024];

/** Parameters of a recording's part that are handed on; the rest of its address stays here. */
const recordingParameters = [
  'distinct_id',
  'seq',
  'batch_start_time',
  'replay_id',
  'replay_length_ms',
  'replay_start_time',
  'format',
  '$device_id',
  '$user_id',
  '$lib_version',
  'mp_lib',
  '$os',
  '$browser',
];

export interface MeasuringServices {
  readonly sites: SiteDirectory;
  readonly collectors: Collectors;
  readonly counts: MeasuredCounts;
  /** The visitor's confirmed bookings, asked of the engine. */
  readonly bookings: MeasuredBookings;
  readonly now: () => number;
}

/**
 * `/t/track`, `engage`, `groups`, `record`, `flags` and `left`: the way of measured events through this origin, so that pages need
 * no other host. Only pages of this host are heard; every rule of the browser is applied again, and what may not leave is
 * taken and dropped. A collector that is away is 503, and the browser tries again.
 */
export async function measuringRoutes(app: FastifyInstance, services: MeasuringServices): Promise<void> {
  const { sites, collectors, counts, bookings: bookingsOf, now } = services;
  const admit = admission(sites, counts, countRequests(now));

  /** The measuring of the request's site, where it may be measured; else it is answered here. */
  const admitted = async (path: string, request: MeasuringRequest, reply: FastifyReply): Promise<Admitted | null> => {
    const hotelId = Number(/^\d{1,9}$/.exec(request.query.hotel ?? '')?.[0]) || null;
    const asked = { locale: 'en', hotel: hotelId === null ? null : { hotelId } } as const;
    return admit(path, request, reply, asked);
  };

  const answer =
    (path: string, act: (request: MeasuringRequest, admitted: Admitted) => Promise<Outcome>) =>
    async (request: MeasuringRequest, reply: FastifyReply): Promise<unknown> => {
      const asked = await admitted(path, request, reply);
      if (asked === null) return reply;
      const outcome = await act(request, asked);
      counts.counted(path, outcome);
      return outcome === 'sent' ? reply.send(taken) : reply.code(outcome === 'refused' ? 400 : 503).send(notTaken);
    };

  const profiles =
    (path: 'engage' | 'groups') =>
    async (request: MeasuringRequest, { measuring }: Admitted): Promise<Outcome> => {
      const items = profilesIn(textOf(request), measuring);
      if (items === null) return 'refused';
      return items.length === 0 || (await collectors.events(path, items)) ? 'sent' : 'failed';
    };

  /**
   * The visitor's bookings, the new ones to be told now; empty without a hotel or an event of a booking. Null where the
   * engine is away.
   */
  const bookingsFor = async (
    request: FastifyRequest,
    { site, measuring }: Admitted,
    isOfBooking: boolean,
  ): Promise<readonly MeasuredBooking[] | null> =>
    site.hotel === null || !isOfBooking
      ? []
      : bookingsOf(request, { hotelId: site.hotel.id, take: measuring.pixel !== null });

  const handOn = async (
    request: FastifyRequest,
    { site, measuring }: Admitted,
    {
      analytics,
      pixel,
      bookings,
    }: { analytics: readonly Item[]; pixel: readonly Item[]; bookings: readonly MeasuredBooking[] },
  ): Promise<boolean> => {
    const pixelId = measuring.pixel?.id ?? '';
    const items = [...pixel, ...purchasesOf(bookings, { site, pixelId, request })];
    const [toAnalytics, toPixel] = await Promise.all([
      analytics.length === 0 || collectors.events('track', analytics),
      items.length === 0 || collectors.purchases(pixelId, items, request.headers['user-agent'] ?? ''),
    ]);
    const lost = toPixel ? [] : bookings.filter(({ isNew }) => isNew).map(({ bookingId }) => bookingId);
    if (site.hotel !== null && lost.length > 0)
      await bookingsOf(request, { hotelId: site.hotel.id, take: false, giveBack: lost });
    return toAnalytics && toPixel;
  };

  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostRecorded }, (_, body, done) =>
        done(null, body),
      );
      const limited = { bodyLimit: mostBytes };
      scope.post(
        '/track',
        limited,
        answer('track', async (request, asked) => {
          const { measuring, site } = asked;
          const batch = batchIn(textOf(request), measuring, { host: request.host, site, now: now() });
          if (batch === null) return 'refused';
          const bookings = await bookingsFor(request, asked, batch.isOfBooking);
          if (bookings === null) return 'failed';
          const analytics = batch.analytics.flatMap((item) => verified(item, bookings));
          return (await handOn(request, asked, { analytics, pixel: batch.pixel, bookings })) ? 'sent' : 'failed';
        }),
      );
      scope.post('/engage', limited, answer('engage', profiles('engage')));
      scope.post('/groups', limited, answer('groups', profiles('groups')));
      scope.post(
        '/record',
        { bodyLimit: mostRecorded },
        answer('record', async (request, { measuring: { analytics } }) => {
          // A recording wants the guest's own word, whatever the law says of the rest.
          if (!analytics?.recording || !hasAgreed(request) || !Buffer.isBuffer(request.body)) return 'refused';
          const query = new URLSearchParams(request.url.split('?')[1]);
          const kept = new URLSearchParams(
            recordingParameters.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])),
          );
          return (await collectors.recording(analytics.token, kept, request.body)) ? 'sent' : 'failed';
        }),
      );
      scope.post('/left', { bodyLimit: mostOfLeaving }, async (request, reply) => {
        const visit = readEarlyVisit(textOf(request));
        const url = visit === null ? null : new URL(visit.url);
        if (visit === null || url?.host !== request.host) return refuse(reply, 403);
        const cookies = request.headers.cookie ?? '';
        const { locale } = languageOf(url.searchParams, parseCookies(cookies));
        const hotel = hotelNamedBy(url.pathname, url.searchParams);
        const measured = await admit('left', request, reply, { locale, hotel });
        if (measured === null) return reply;
        const isSecure = request.protocol === 'https';
        const isOfBooking = visit.told.some(({ event }) => event === 'booked');
        const bookings = (await bookingsFor(request, measured, isOfBooking)) ?? [];
        const { analytics, ...kept } = leftEarly(visit, measured, { cookies, isSecure, bookings, now: now() });
        const isSent = await handOn(request, measured, { analytics, pixel: [], bookings });
        counts.counted('left', isSent ? 'sent' : 'failed');
        return reply.header('set-cookie', [...kept.cookies]).send(taken);
      });
      scope.get('/flags', async (request: MeasuringRequest, reply) => {
        const measuring = (await admitted('flags', request, reply))?.measuring;
        if (measuring === undefined) return reply;
        const context = new URLSearchParams(request.url.split('?')[1]).get('context') ?? '{}';
        const token = measuring.analytics?.token;
        if (token === undefined || context.length > 2000) return reply.code(400).send(notTaken);
        const flags = await collectors.flags(new URLSearchParams({ context, token }));
        counts.counted('flags', flags === null ? 'failed' : 'sent');
        return flags === null ? reply.code(503).send(notTaken) : reply.send(flags);
      });
    },
    { prefix: ownPrefix },
  );
}

const textOf = ({ body }: FastifyRequest): string => (Buffer.isBuffer(body) ? body.toString('utf8') : '');

const hasAgreed = ({ headers }: FastifyRequest): boolean =>
  /(?:^|;\s*)latchkey-measuring=allowed(?:;|$)/.test(headers.cookie ?? '');
