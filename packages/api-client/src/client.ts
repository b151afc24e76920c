import { paths } from '@latchkey/api-contract/paths';
import type { OperationInput, OperationName } from '@latchkey/api-contract/types';
import { requestOf, type OperationPath } from './request-of.ts';
import type { Failure, Result } from './result.ts';

import ky, { type KyInstance } from 'ky';

export interface ApiClientSettings {
  /** Scheme and host before `/api/…`; empty in the browser, where the API is the page's own origin. */
  readonly baseUrl: string;
  /** Sent with every call: on the server the guest's address, language, cookies and trace. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds for one call, retries included. 10 s unless told. */
  readonly timeout?: number;
  /** Told of each cookie that an answer gives; a browser keeps them by itself. */
  readonly cookieGiven?: (cookie: string) => void;
}

/** Calls an operation of the contract by its name. Never throws for anything the network or the server does. */
export interface ApiClient {
  call<K extends OperationName>(operation: K, input: OperationInput<K>, signal?: AbortSignal): Promise<Result<K>>;
}

/** The one HTTP client of the site. Reads are tried twice; writes once, since their retry is the guest's decision. */
export function createApiClient(settings: ApiClientSettings): ApiClient {
  const http = ky.create({
    timeout: settings.timeout ?? 10_000,
    retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504] },
    throwHttpErrors: false,
    headers: settings.headers ?? {},
  });
  return {
    call: (operation, input, signal) => send(http, settings, operation, input, signal) as never,
  };
}

async function send(
  http: KyInstance,
  { baseUrl, cookieGiven }: ApiClientSettings,
  operation: OperationName | OperationPath,
  input: object,
  signal?: AbortSignal,
): Promise<{ status: number; body: unknown } | Failure> {
  const target = typeof operation === 'string' ? paths[operation as keyof typeof paths] : operation;
  const request = requestOf(target, input);
  const search = request.query.size > 0 ? `?${request.query}` : '';
  try {
    const response = await http(`${baseUrl}${request.path}${search}`, {
      method: target.method,
      headers: request.headers,
      ...(request.body === undefined ? {} : { json: request.body }),
      ...(signal ? { signal } : {}),
    });
    if (cookieGiven !== undefined) for (const cookie of response.headers.getSetCookie()) cookieGiven(cookie);
    return await readReply(response);
  } catch (error) {
    return failureOf(error);
  }
}

/** Documented refusals have a `code` and are returned; problem documents become failures. */
async function readReply(response: Response): Promise<{ status: number; body: unknown } | Failure> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json'))
    return { status: 'failure', kind: response.ok ? 'unreadable' : 'unexpected', httpStatus: response.status };
  const body: unknown = await response.json();
  if (!type.includes('problem+json')) return { status: response.status, body };
  const traceId = (body as { traceId?: unknown }).traceId;
  return {
    status: 'failure',
    kind: 'unexpected',
    httpStatus: response.status,
    ...(typeof traceId === 'string' ? { traceId } : {}),
  };
}

/** Names what a thrown error means to a guest. Checked by name: error classes differ between bundles. */
function failureOf(error: unknown): Failure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'AbortError') return { status: 'failure', kind: 'timeout' };
  if (name === 'SyntaxError') return { status: 'failure', kind: 'unreadable' };
  return { status: 'failure', kind: 'offline' };
}
