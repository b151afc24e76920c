import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A collector for tests: it keeps what arrives, answers with a status, or with an answer that has no end. */
export interface TestCollector {
  readonly arrived: { readonly path: string; readonly body: string; readonly authorization: string | undefined }[];
  status: number;
  endless: boolean;
  /** Bytes of the endless answer that went out. */
  written: number;
  /** Listens; its address. */
  open(): Promise<string>;
  close(): void;
}

const most = 256 * 1024 * 1024;

export function testCollector(): TestCollector {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      it.arrived.push({ path: request.url ?? '', body, authorization: request.headers.authorization });
      response.writeHead(it.status, { 'content-type': 'application/json' });
      if (!it.endless) return void response.end('{"status":1}');
      const part = Buffer.alloc(64 * 1024, 'x');
      const more = (): void => {
        while (!response.destroyed && it.written < most && response.write(part)) it.written += part.length;
      };
      response.on('drain', more);
      more();
    });
  });
  const it: TestCollector = {
    arrived: [],
    status: 200,
    endless: false,
    written: 0,
    open: async () => {
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close: () => void server.close(),
  };
  return it;
}
