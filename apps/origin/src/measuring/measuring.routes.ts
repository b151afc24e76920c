import { ownPrefix } from '@latchkey/analytics/analytics';
import type { Site } from '@latchkey/api-contract/types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SiteDirectory } from '../sites/site-directory.ts';
import type { Collectors } from './collectors.ts';
import type { MeasuredCounts } from './measured-counts.ts';
import { batchIn, profilesIn } from './readable-items.ts';
import { isOwnPage, silenceOfRequest } from './who-is-measured.ts';

type Measuring = NonNullable<Site['measuring']>;
type Asked = FastifyRequest<{ Querystring: { hotel?: string } }>;
type Outcome = 'sent' | 'failed' | 'refused';

/** Bytes of a body at most. A part of a recording holds a picture of the whole page. */
const [mostBytes, mostRecorded] = [256 * 1024, 2 * 1024 * 1024];

/** Requests of one address a minute. */
const mostAMinute = 120;

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
 * `/t/track`, `engage`, `groups`, `record` and `flags`: the way of measured events through this origin, so that pages need
 * no other host. Only pages of this host are heard; every rule of the browser is applied again, and what may not leave is
 * taken and dropped. A collector that is away is 503, and the browser tries again.
 */
export async function measuringRoutes(app: FastifyInstance, services: MeasuringServices): Promise<void> {
  const { sites, collectors, counts, now } = services;
  const asked = new LRUCache<string, number>({ max: 20_000, ttl: 60_000, noUpdateTTL: true, perf: { now } });

  /** The measuring of the request's site, where it may be measured; else it is answered here. */
  const admitted = async (path: string, request: Asked, reply: FastifyReply): Promise<Measuring | null> => {
    reply.header('cache-control', 'no-store');
    const times = (asked.get(request.ip) ?? 0) + 1;
    asked.set(request.ip, times);
    if (times > mostAMinute) return refuse(reply, 429);
    const hotelId = Number(/^\d{1,9}$/.exec(request.query.hotel ?? '')?.[0]) || null;
    const found = isOwnPage(request)
      ? await sites.find(request.host, 'en', hotelId === null ? null : { hotelId })
      : null;
    if (found?.kind !== 'site') return refuse(reply, 403);
    const silence = silenceOfRequest(request, found.site);
    if (silence === null) return found.site.measuring ?? null;
    counts.counted(path, silence);
    // Taken, so that it is not sent again, and dropped.
    reply.send(taken);
    return null;
  };

  const answer =
    (path: string, act: (request: Asked, measuring: Measuring) => Promise<Outcome>) =>
    async (request: Asked, reply: FastifyReply): Promise<unknown> => {
      const measuring = await admitted(path, request, reply);
      if (measuring === null) return reply;
      const outcome = await act(request, measuring);
      counts.counted(path, outcome);
      return outcome === 'sent' ? reply.send(taken) : reply.code(outcome === 'refused' ? 400 : 503).send(nothing);
    };

  const profiles =
    (path: 'engage' | 'groups') =>
    async (request: Asked, measuring: Measuring): Promise<Outcome> => {
      const items = profilesIn(textOf(request), measuring);
      if (items === null) return 'refused';
      return items.length === 0 || (await collectors.events(path, items)) ? 'sent' : 'failed';
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
          const { analytics, pixel } = batch;
          const agent = request.headers['user-agent'] ?? '';
          const handedOn = await Promise.all([
            analytics.length === 0 || collectors.events('track', analytics),
            pixel.length === 0 || collectors.purchases(measuring.pixel?.id ?? '', pixel, agent),
          ]);
          return handedOn.every(Boolean) ? 'sent' : 'failed';
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
      scope.get('/flags', async (request: Asked, reply) => {
        const measuring = await admitted('flags', request, reply);
        if (measuring === null) return reply;
        const context = new URLSearchParams(request.url.split('?')[1]).get('context') ?? '{}';
        const token = measuring.analytics?.token;
        if (token === undefined || context.length > 2000) return reply.code(400).send(nothing);
        const flags = await collectors.flags(new URLSearchParams({ context, token }));
        counts.counted('flags', flags === null ? 'failed' : 'sent');
        return flags === null ? reply.code(503).send(nothing) : reply.send(flags);
      });
    },
    { prefix: ownPrefix },
  );
}

const taken = { status: 1, error: null };
const nothing = { status: 0, error: 'not taken' };

function refuse(reply: FastifyReply, status: 403 | 429): null {
  reply.code(status).header('retry-after', '60').send(nothing);
  return null;
}

const textOf = ({ body }: FastifyRequest): string => (Buffer.isBuffer(body) ? body.toString('utf8') : '');

const hasAgreed = ({ headers }: FastifyRequest): boolean =>
  /(?:^|;\s*)latchkey-measuring=allowed(?:;|$)/.test(headers.cookie ?? '');
