import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** What a collector answers; null where a path is not its own. */
export interface CollectorAnswer {
  readonly status: number;
  readonly body: object;
}

// The published shapes of the product analytics' ingestion API.
const event = z.looseObject({ event: z.string().min(1), properties: z.looseObject({ token: z.string().min(1) }) });
const profile = z.looseObject({ $token: z.string().min(1), $distinct_id: z.string().min(1) });
const group = z.looseObject({ $token: z.string().min(1), $group_key: z.string(), $group_id: z.unknown() });
const most = 2000;

const shapes = { track: event, engage: profile, groups: group } as const;

/** The product analytics: lists of events, profiles and groups; parts of a recorded session; no feature flags. */
export function answerAnalytics(path: string, content: unknown, request: FastifyRequest): CollectorAnswer | null {
  const what = /^\/analytics\/(track|engage|groups|record|flags)\/?$/.exec(path)?.[1];
  if (what === undefined) return null;
  if (what === 'flags') return { status: 200, body: { flags: {} } };
  if (what === 'record') {
    const { replay_id: replayId, seq } = request.query as Record<string, string | undefined>;
    const isAuthorized = /^Basic \S+/.test(request.headers.authorization ?? '');
    if (!isAuthorized) return { status: 401, body: { status: 0, error: 'no project token' } };
    return replayId && seq
      ? { status: 200, body: { code: 200, status: 'OK' } }
      : { status: 400, body: { status: 0, error: 'replay_id and seq are missing' } };
  }
  const items: unknown = Array.isArray(content) ? content : [content];
  const parsed = z
    .array(shapes[what as keyof typeof shapes])
    .max(most)
    .safeParse(items);
  return parsed.success
    ? { status: 200, body: { status: 1, error: null } }
    : { status: 400, body: { status: 0, error: parsed.error.issues[0]?.path.join('.') ?? 'unreadable' } };
}
