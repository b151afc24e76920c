import { redactBookingIds } from '@latchkey/booking-core/privacy';
import { thrownInWords, withoutSecrets } from '@latchkey/security/log-line';
import { pino, type DestinationStream, type LogFn, type Logger } from 'pino';

const mailAddress = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const phoneNumber = /\+?\d(?:[ -]?\d){7,}/g;

/** The log of one application, as JSON lines that say its release. Of an error it keeps what helps to mend it, and nothing of a guest. */
export function createLog(level: string, release: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: { app: 'api', release },
    serializers: { err: errorForLog, reason: withoutGuests },
    hooks: { logMethod: tellWithoutGuests, streamWrite: withoutSecrets },
  };
  return to === undefined ? pino(options) : pino(options, to);
}

/**
 * Replaces a line's message: pino uses the error's message for a line without one, and libraries put addresses into it.
 * The result names no guest.
 */
function tellWithoutGuests(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [what, said, ...values] = args as [unknown, string?, ...unknown[]];
  if (typeof what === 'string') {
    method.apply(this, [withoutGuests(what), said, ...values]);
    return;
  }
  const error = what instanceof Error ? what : (what as { readonly err?: unknown } | null | undefined)?.err;
  const text = said ?? (error instanceof Error ? error.message : undefined);
  method.apply(this, [what, text === undefined ? undefined : withoutGuests(text), ...values]);
}

/**
 * What is logged of an error. Databases and mail servers hang rows, parameters and recipients on theirs: only fields
 * known to name no guest are kept, and addresses, numbers and secret ids are taken out of the texts.
 */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutGuests(thrownInWords(error));
  const { code, constraint, table, routine, responseCode } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: withoutGuests(error.message),
    ...defined({ code, constraint, table, routine, responseCode }),
    stack: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  };
}

/** Where it was thrown, without the message above, whose paths would look like addresses of mail. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const withoutGuests = (text: string): string =>
  redactBookingIds(text).replaceAll(mailAddress, '…').replaceAll(phoneNumber, '…');

const defined = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
