#!/usr/bin/env node
// Debian's Firefox as Playwright wants it: Playwright speaks WebDriver BiDi to any Firefox (`channel: 'moz-firefox'`), but
// asks it for more than a release with long support knows. This program starts that Firefox and stands between the two: what
// the browser does not know is answered as done. A command is a text frame of RFC 6455.
import { spawn } from 'node:child_process';
import { connect, createServer, type AddressInfo } from 'node:net';

const firefox = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

/** Commands that this Firefox does not have yet. Nothing a story looks at hangs on them: colours, and wishes for less motion. */
const unknown: ReadonlySet<string> = new Set(['emulation.setMediaFeaturesOverride']);

const browser = spawn(firefox, process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] });
browser.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => browser.kill(signal));

let said = '';
browser.stderr.on('data', (part: Buffer) => {
  const lines = (said + part.toString()).split('\n');
  said = lines.pop() ?? '';
  for (const line of lines) {
    const port = /WebDriver BiDi listening on ws:\/\/[\w.]+:(\d+)/.exec(line)?.[1];
    if (port === undefined) process.stderr.write(`${line}\n`);
    else standBefore(Number(port), (own) => process.stderr.write(`${line.replace(port, String(own))}\n`));
  }
});

/** Listens in the browser's place, and says on which port. */
function standBefore(port: number, ready: (own: number) => void): void {
  const server = createServer((driver) => {
    const upstream = connect(port, '127.0.0.1');
    upstream.pipe(driver);
    driver.on('close', () => upstream.destroy());
    for (const end of [driver, upstream]) end.on('error', () => (driver.destroy(), upstream.destroy()));
    let waiting: Buffer = Buffer.alloc(0);
    let isOpen = false;
    driver.on('data', (part: Buffer) => {
      waiting = Buffer.concat([waiting, part]);
      if (!isOpen) {
        const end = waiting.indexOf('\r\n\r\n');
        if (end < 0) return;
        upstream.write(greeting(waiting.subarray(0, end + 4).toString(), port));
        waiting = waiting.subarray(end + 4);
        isOpen = true;
      }
      for (let next = frameIn(waiting); next !== null; next = frameIn(waiting)) {
        waiting = waiting.subarray(next.raw.length);
        upstream.write(understood(next));
      }
    });
  });
  server.listen(0, '127.0.0.1', () => ready((server.address() as AddressInfo).port));
}

/** The browser takes nobody who asks for another host's port; frames are to come as they are. */
const greeting = (head: string, port: number): string =>
  head.replace(/^Host:.*$/im, `Host: 127.0.0.1:${port}`).replace(/^Sec-WebSocket-Extensions:.*\r\n/im, '');

interface Frame {
  readonly raw: Buffer;
  readonly isWholeText: boolean;
  readonly text: () => string;
}

/** The first frame of what has come; null while it is not whole. */
function frameIn(bytes: Buffer): Frame | null {
  const [first, second] = bytes;
  if (first === undefined || second === undefined) return null;
  const short = second & 0x7f;
  const head = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < head) return null;
  const length = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
  const begin = head + (second & 0x80 ? 4 : 0);
  if (bytes.length < begin + length) return null;
  const [mask, payload] = [bytes.subarray(head, begin), bytes.subarray(begin, begin + length)];
  return {
    raw: bytes.subarray(0, begin + length),
    isWholeText: first === 0x81,
    text: () => Buffer.from(masked(payload, mask)).toString(),
  };
}

const masked = (payload: Uint8Array, mask: Uint8Array): Uint8Array =>
  mask.length === 0 ? payload : payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0));

/** The frame itself; a command unknown to the browser is replaced by one that changes nothing. */
function understood({ raw, isWholeText, text }: Frame): Buffer {
  const command = isWholeText ? (JSON.parse(text()) as { id: number; method: string }) : null;
  if (command === null || !unknown.has(command.method)) return raw;
  const harmless = Buffer.from(JSON.stringify({ id: command.id, method: 'session.status', params: {} }));
  const mask = Buffer.from([7, 11, 13, 17]);
  return Buffer.concat([Buffer.from([0x81, 0x80 | harmless.length]), mask, masked(harmless, mask)]);
}
