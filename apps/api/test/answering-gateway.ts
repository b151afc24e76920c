import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** A request as a gateway hears it. */
export interface Heard {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface AnsweringGateway {
  /** Where it is, once it listens: in tests, and not before. */
  readonly url: string;
  /** The requests of this test, in order. */
  readonly asked: readonly Heard[];
  /** Answers one request to come, after those of before; of a path alone where one is named, whatever its query. */
  answer(status: number, body: object | string, path?: string): void;
}

interface Answer {
  readonly status: number;
  readonly body: object | string;
  readonly path: string | undefined;
}

/** A gateway on this machine that says what a test has it say. Without an answer left it hangs up. */
export function answeringGateway(): AnsweringGateway {
  const asked: Heard[] = [];
  const answers: Answer[] = [];
  const reply = (path: string, response: ServerResponse): void => {
    const next = answers.findIndex((answer) => answer.path === undefined || answer.path === path.split('?')[0]);
    const [answer] = next === -1 ? [] : answers.splice(next, 1);
    if (answer === undefined) {
      response.destroy();
      return;
    }
    const { status, body } = answer;
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push({ method, path, headers, body: Buffer.concat(parts).toString() });
      reply(path, response);
    });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  beforeEach(() => {
    asked.length = 0;
    answers.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    asked,
    answer: (status, body, path) => void answers.push({ status, body, path }),
  };
}
