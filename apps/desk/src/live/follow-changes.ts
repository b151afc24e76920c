import { propertyPaths } from '@latchkey/api-contract/property-paths';
import { waitMs } from './wait-ms.ts';

/** What becomes of a line to the engine. */
export interface Following {
  /** After a line that was off, what happened meanwhile is unknown: it may not be sent again. */
  readonly onLine: (isLive: boolean) => void;
  /** With the id of the booking that changed; empty where a guest asked something, or rooms or rates changed. */
  readonly onChange: (bookingId: string) => void;
}

/**
 * Follows what changes at a hotel until the signal ends it, or the engine says that whoever follows is signed out (401) or
 * may not (403). After every other ending it connects again, later each time. A browser's own event source cannot name the
 * hotel.
 */
export async function followChanges(
  hotelId: number,
  { onLine, onChange }: Following,
  signal: AbortSignal,
): Promise<void> {
  let lastId = '';
  let failures = 0;
  while (!signal.aborted) {
    let leastMs = 0;
    try {
      const headers = { 'latchkey-hotel': String(hotelId), ...(lastId === '' ? {} : { 'last-event-id': lastId }) };
      const response = await fetch(propertyPaths.followChanges.path, { headers, signal });
      const { status, body } = response;
      if (status === 401 || status === 403) return onLine(false);
      if (status === 200 && body !== null && isEventStream(response)) {
        const { readChanges } = await import('./read-changes.ts');
        onLine(true);
        failures = 0;
        await readChanges(body, { onId: (id) => (lastId = id), onChange });
      } else leastMs = 1000 * Number(response.headers.get('retry-after'));
    } catch {
      // The network, the engine or a proxy ended it: it connects again below, unless the page is left.
    }
    if (signal.aborted) return;
    onLine(false);
    await pause(waitMs(failures, leastMs, Math.random()), signal);
    failures += 1;
  }
}

/** A network that asks for a sign-in of its own answers 200 with a page. */
const isEventStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    function end(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}
