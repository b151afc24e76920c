import { propertyPaths } from '@latchkey/api-contract/property-paths';

/** What becomes of a line to the engine. */
export interface Following {
  readonly onLine: (isLive: boolean) => void;
  /**
   * With the id of the booking that changed; empty where something was asked on the hotel's site, or rooms or rates changed,
   * and where the line is there again: of these nothing is told later.
   */
  readonly onChange: (bookingId: string) => void;
}

const againMs = 5000;

/**
 * Follows what changes of a hotel's bookings until the signal ends it, and comes again where the line breaks. Read by hand:
 * a browser's own event source cannot name the hotel.
 */
export async function followChanges(
  hotelId: number,
  { onLine, onChange }: Following,
  signal: AbortSignal,
): Promise<void> {
  let last: string | null = null;
  let wasOn = false;
  const hear = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    onLine(true);
    if (wasOn) onChange('');
    wasOn = true;
    for await (const event of eventsIn(body)) {
      last = /^id: (\d+)$/m.exec(event)?.[1] ?? last;
      if (/^event: (?:booking|answers|rooms|rates)$/m.test(event))
        onChange(/"bookingId":"([\w-]+)"/.exec(event)?.[1] ?? '');
    }
  };
  while (!signal.aborted) {
    let waitMs = againMs;
    try {
      const headers: Record<string, string> = {
        'latchkey-hotel': String(hotelId),
        ...(last === null ? {} : { 'last-event-id': last }),
      };
      const response: Response = await fetch(propertyPaths.followChanges.path, { headers, signal });
      // Too many follow: there may be a line later.
      if (response.status === 503) waitMs = 1000 * Number(response.headers.get('retry-after') ?? 0) || againMs;
      else if (response.status !== 200 || response.body === null) return onLine(false);
      else await hear(response.body);
    } catch {
      // The line broke, or the page is left: it is tried again, or over.
    }
    if (signal.aborted) return;
    onLine(false);
    await new Promise((resolve) => {
      setTimeout(resolve, waitMs);
    });
  }
}

/** The events of a stream, each as its lines. */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    text += value;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    yield* events;
  }
}
