import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isServerLost } from '../database/server-lost.ts';
import type { BadRequest } from './bad-request.ts';

/** A lock is held for long, all connections are taken, or the disk is full: the fault passes, and the caller may try again. */
const passing = new Set(['55P03', '53300', '53100', 'ENOSPC']);

const titles: Readonly<Record<number, string>> = {
  400: 'The request is not as described',
  403: 'Refused',
  404: 'There is nothing here',
  405: 'Not this way',
  413: 'The request is too large',
  415: 'Only JSON is understood',
  421: 'This site is not served here',
  429: 'Too many requests',
  503: 'Not available right now',
};

/** The one place where an error becomes a response (RFC 9457). What went wrong inside stays in the log. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = error as Partial<FastifyError> & Partial<Pick<BadRequest, 'field' | 'faults'>>;
  const status =
    typeof known.statusCode === 'number' && known.statusCode >= 400 && known.statusCode < 500
      ? known.statusCode
      : known.statusCode === 503 || passing.has(known.code ?? '') || isServerLost(error)
        ? 503
        : 500;
  if (status >= 500) request.log.error({ err: error }, 'unexpected');
  const named = known.faults === undefined ? {} : { field: known.field ?? '', faults: known.faults };
  sendProblem(request, reply, status, codeOf(status, known.code), named);
}

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: string,
  named: Partial<Pick<BadRequest, 'field' | 'faults'>> = {},
): void {
  void reply
    .code(status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({
      type: 'about:blank',
      title: titles[status] ?? 'Something went wrong',
      status,
      code,
      ...named,
      traceId: request.id,
    });
}

function codeOf(status: number, code: string | undefined): string {
  if (status === 400) return 'bad_request';
  if (status === 429) return 'too_many_requests';
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported_media_type';
  if (status === 503) return 'unavailable';
  return status >= 500 ? 'unexpected' : (code ?? 'refused').toLowerCase();
}
