import { pino, type Logger } from 'pino';

/** A log of which every line from `debug` on is heard, as what it says about. */
export function heardLog(): { readonly log: Logger; readonly lines: readonly object[] } {
  const lines: object[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as object);
  return { lines, log: pino({ level: 'debug' }, { write }) };
}
