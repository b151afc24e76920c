import { request as send } from 'node:http';
import { addressOf } from '../running/addresses.ts';

export interface HostAnswer {
  readonly status: number;
  readonly text: string;
  readonly location: string | null;
  /** Names and values of the cookies that were set. */
  readonly cookies: string;
}

interface HostRequest {
  readonly method?: 'GET' | 'POST';
  /** Sent as a form where it is search parameters, else as JSON. */
  readonly body?: URLSearchParams | object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One plain call to a host of the product, as a program without a browser makes it. Nothing is followed. */
export function askHost(host: string, path: string, { method, body, headers }: HostRequest = {}): Promise<HostAnswer> {
  const own = new URL(addressOf(host));
  const isForm = body instanceof URLSearchParams;
  const payload = body === undefined ? '' : isForm ? body.toString() : JSON.stringify(body);
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return new Promise((resolve, reject) => {
    const call = send(
      {
        // The names of the hosts are known to browsers alone.
        host: '127.0.0.1',
        port: own.port,
        path,
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          host: own.host,
          ...(body === undefined ? {} : { origin: own.origin, 'content-type': type }),
          ...headers,
        },
      },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            text: Buffer.concat(parts).toString('utf8'),
            location: reply.headers.location ?? null,
            cookies: (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; '),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(payload);
  });
}
