import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A text model that hears what it is asked and answers nothing. */
export async function listeningModel(): Promise<{
  readonly url: string;
  readonly told: readonly string[];
  close(): void;
}> {
  const told: string[] = [];
  const listening = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      told.push(body);
      response.writeHead(503).end();
    });
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, told, close: () => void listening.close() };
}
