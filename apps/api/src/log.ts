import { redactBookingIds } from '@latchkey/booking-core/privacy';
import { pino, type DestinationStream, type Logger } from 'pino';

const mailAddress = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const phoneNumber = /\+?\d(?:[ -]?\d){7,}/g;

/** The log of one application, as JSON lines. Of an error it keeps what helps to mend it, and nothing of a guest. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = { level, base: { app: 'api' }, serializers: { err: errorForLog } };
  return to === undefined ? pino(options) : pino(options, to);
}

/**
 * What is told of an error. Databases and mail servers hang rows, parameters and recipients on theirs: only fields
 * known to name no guest are kept, and addresses, numbers and secret ids are taken out of the texts.
 */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutGuests(String(error));
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

const withoutGuests = (text: string): string => redactBookingIds(text).replaceAll(mailAddress, '…').replaceAll(phoneNumber, '…');

const defined = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string' || typeof value === 'number'));
