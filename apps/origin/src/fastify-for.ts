import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { answerUnreadable } from './pages/page-errors.ts';
import type { Settings } from './settings.ts';
import { originLog } from './watching/origin-log.ts';
import { traceIdFor } from './watching/trace-origin.ts';
import { streamsPerConnection } from './http/connections.ts';
import { withoutAuthority } from './http/page-url.ts';

/** How long a request may take to arrive. */
const requestMs = 30_000;

/** HTTP/2 (and HTTP/1.1 for those who ask) with a certificate, plain HTTP/1.1 without. */
export function fastifyFor(settings: Settings, release: string): FastifyInstance {
  const { certificate, trustedProxies } = settings;
  const common = {
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    requestTimeout: requestMs,
    logger: originLog(settings.logLevel, release),
    genReqId: traceIdFor,
    // A page that is asked for on an open connection while this origin goes is a guest's like any other.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerUnreadable,
    rewriteUrl: ({ url, headers }: { url?: string | undefined; headers: IncomingHttpHeaders }) =>
      withoutAuthority(url, headers.host),
  };
  // Node takes the longer of the two for the whole request.
  if (!certificate) return Fastify({ ...common, http: { headersTimeout: requestMs } });
  const https = {
    allowHTTP1: true,
    cert: readFileSync(certificate.cert),
    key: readFileSync(certificate.key),
    settings: { maxConcurrentStreams: streamsPerConnection },
  };
  return Fastify({ ...common, http2: true, https } as never) as unknown as FastifyInstance;
}
