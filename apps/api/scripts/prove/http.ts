import { Agent, request } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/** One call; status 0 where the connection was lost. */
export function call(
  url: string,
  method: string,
  body?: string | object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const payload = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  return new Promise((resolve) => {
    const lost = (): void => resolve({ status: 0, body: '' });
    const sent = request(
      url,
      {
        method,
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(payload)),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
        response.on('error', lost);
      },
    );
    sent.on('error', lost);
    sent.end(payload);
  });
}

/** Runs work for every number below `total`, so many at any time. */
export async function inFlight(total: number, most: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < total) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
}
