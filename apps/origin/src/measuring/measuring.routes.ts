import { ownPrefix, readEarlyVisit } from '@latchkey/analytics/analytics';
import { hotelNamedBy } from '@latchkey/site/urls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseCookies } from '../pages/cookies.ts';
import { languageOf } from '../pages/language.ts';
import type { SiteDirectory } from '../sites/site-directory.ts';
import { admission, countRequests, notTaken, refuse, taken, type SiteMeasuring } from './admission.ts';
import type { Collectors } from './collectors.ts';
import { leftEarly } from './left-early.ts';
import type { MeasuredCounts } from './measured-counts.ts';
import { batchIn, profilesIn, type Item } from './readable-items.ts';

type Asked = FastifyRequest<{ Querystring: { hotel?: string } }>;
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
  readonly now: () => number;
}

/**
 * `/t/track`, `engage`, `groups`, `record`, `flags` and `left`: the way of measured events through this origin, so that pages need
 * no other host. Only pages of this host are heard; every rule of the browser is applied again, and what may not leave is
 * taken and dropped. A collector that is away is 503, and the browser tries again.
 */
export async function measuringRoutes(app: FastifyInstance, services: MeasuringServices): Promise<void> {
  const { sites, collectors, counts, now } = services;
  const admit = admission(sites, counts, countRequests(now));

  /** The measuring of the request's site, where it may be measured; else it is answered here. */
  const admitted = async (path: string, request: Asked, reply: FastifyReply): Promise<SiteMeasuring | null> => {
    const hotelId = Number(/^\d{1,9}$/.exec(request.query.hotel ?? '')?.[0]) || null;
    const asked = { locale: 'en', hotel: hotelId === null ? null : { hotelId } } as const;
    return (await admit(path, request, reply, asked))?.measuring ?? null;
  };

  const answer =
    (path: string, act: (request: Asked, measuring: SiteMeasuring) => Promise<Outcome>) =>
    async (request: Asked, reply: FastifyReply): Promise<unknown> => {
      const measuring = await admitted(path, request, reply);
      if (measuring === null) return reply;
      const outcome = await act(request, measuring);
      counts.counted(path, outcome);
      return outcome === 'sent' ? reply.send(taken) : reply.code(outcome === 'refused' ? 400 : 503).send(notTaken);
    };

  const profiles =
    (path: 'engage' | 'groups') =>
    async (request: Asked, measuring: SiteMeasuring): Promise<Outcome> => {
      const items = profilesIn(textOf(request), measuring);
      if (items === null) return 'refused';
      return items.length === 0 || (await collectors.events(path, items)) ? 'sent' : 'failed';
    };

  const handOn = async (
    measuring: SiteMeasuring,
    analytics: readonly Item[],
    pixel: readonly Item[],
    request: FastifyRequest,
  ): Promise<boolean> => {
    const handedOn = await Promise.all([
      analytics.length === 0 || collectors.events('track', analytics),
      pixel.length === 0 || collectors.purchases(measuring.pixel?.id ?? '', pixel, request.headers['user-agent'] ?? ''),
    ]);
    return handedOn.every(Boolean);
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
        answer('track', async (request, measuring) => {
          const batch = batchIn(textOf(request), measuring);
          if (batch === null) return 'refused';
          return (await handOn(measuring, batch.analytics, batch.pixel, request)) ? 'sent' : 'failed';
        }),
      );
      scope.post('/engage', limited, answer('engage', profiles('engage')));
      scope.post('/groups', limited, answer('groups', profiles('groups')));
      scope.post(
        '/record',
        { bodyLimit: mostRecorded },
        answer('record', async (request, { analytics }) => {
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
        const { analytics, pixel, ...kept } = leftEarly(visit, measured, { cookies, isSecure, now: now() });
        const isSent = await handOn(measured.measuring, analytics, pixel, request);
        counts.counted('left', isSent ? 'sent' : 'failed');
        return reply.header('set-cookie', [...kept.cookies]).send(taken);
      });
      scope.get('/flags', async (request: Asked, reply) => {
        const measuring = await admitted('flags', request, reply);
        if (measuring === null) return reply;
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
