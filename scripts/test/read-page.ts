import { request } from 'node:http';

export interface ReadPage {
  readonly status: number;
  readonly text: string;
}

/** Reads a page of a host of the product on this machine, or posts JSON to it. The host is named in the header: only browsers know where it is. */
export function readPage(port: number, host: string, page: string, body?: object): Promise<ReadPage> {
  const headers = {
    host: `${host}:${port}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path: page, method: body === undefined ? 'GET' : 'POST', headers },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text })).on('error', reject);
      },
    );
    asked.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}
