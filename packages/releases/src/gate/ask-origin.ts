import http from 'node:http';
import type { GateOrigin } from './gate-origin.ts';

/** An answer of the gate's origin, read whole. */
export interface Answered {
  readonly status: number;
  readonly text: string;
  /** Cookies that it gave, as a browser sends them back. */
  readonly cookies: readonly string[];
}

/** How long an answer may take, in milliseconds. */
const patienceMs = 15_000;

/** The parts of a request beside its address. */
export interface Asking {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks the gate's origin as a guest of one of its hosts does. Status 0 where it does not answer in time. */
export function askOrigin(
  { port }: Pick<GateOrigin, 'port'>,
  host: string,
  asked: string,
  { method = 'GET', headers = {}, body }: Asking = {},
): Promise<Answered> {
  return new Promise((resolve) => {
    const request = http.request({
      host: '127.0.0.1',
      port,
      path: asked,
      method,
      headers: { ...headers, host: `${host}:${port}` },
      timeout: patienceMs,
    });
    request.on('timeout', () => {
      request.destroy();
      resolve({ status: 0, text: '', cookies: [] });
    });
    // An origin that ends with a page answers nothing, as one that takes too long.
    request.on('error', () => resolve({ status: 0, text: '', cookies: [] }));
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text,
          cookies: (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? ''),
        }),
      );
    });
    request.end(body);
  });
}
