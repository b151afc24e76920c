import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a text model is asked: the rules of the one who asks, and as JSON what is to be said otherwise. */
export interface AskedOfModel {
  readonly rules: string;
  readonly said: { readonly texts: readonly string[]; readonly names?: readonly string[] };
}

/** A text model that hears what it is asked, and answers nothing unless `answer` says what. */
export async function listeningModel(answer: (asked: AskedOfModel) => string | null = () => null): Promise<{
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
      const content = answer(askedIn(body));
      if (content === null) return void response.writeHead(503).end();
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ choices: [{ message: { content } }] }));
    });
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, told, close: () => void listening.close() };
}

function askedIn(body: string): AskedOfModel {
  const { messages } = JSON.parse(body) as { readonly messages: readonly { readonly content: string }[] };
  return { rules: messages[0]?.content ?? '', said: JSON.parse(messages[1]?.content ?? '{}') as AskedOfModel['said'] };
}
