import http from 'node:http';

/** What a guest got: `release` is the id of the asked app's release whose screen the page says it is, `ms` until its end. */
export interface AskedPage {
  readonly status: number;
  readonly text: string;
  readonly release: string;
  readonly ms: number;
}

/** Asks an origin for a page of the demo hotel, as a guest from `network` where the origin believes it. */
export function askPage(port: number, page: string, app: string, network?: string): Promise<AskedPage> {
  const from = performance.now();
  const headers = {
    host: `sandalwood.localhost:${port}`,
    ...(network === undefined ? {} : { 'x-forwarded-for': network }),
  };
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: page, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          const release = releaseOf(String(response.headers['server-timing']), app);
          resolve({ status: response.statusCode ?? 0, text, release, ms: performance.now() - from });
        });
      })
      .on('error', reject);
  });
}

const releaseOf = (timing: string, app: string): string => new RegExp(`${app}@([\\da-z]+)`).exec(timing)?.[1] ?? '';
