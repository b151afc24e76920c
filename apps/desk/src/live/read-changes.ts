import { createParser } from 'eventsource-parser';

/** The engine sends a line each 20 seconds: after three of them the connection is dead, though nothing closed it. */
const longestSilenceMs = 60_000;

const names: ReadonlySet<string | undefined> = new Set(['booking', 'answers', 'rooms', 'rates']);

interface Reading {
  readonly onId: (id: string) => void;
  /** With the id of the booking that changed; empty for what else changed. */
  readonly onChange: (bookingId: string) => void;
}

/** Reads the engine's stream of changes until it ends, breaks (then it throws) or says nothing for a minute. */
export async function readChanges(body: ReadableStream<Uint8Array>, { onId, onChange }: Reading): Promise<void> {
  const parser = createParser({
    onId,
    onEvent: ({ event, data }) => {
      if (names.has(event)) onChange(bookingIn(data));
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const silence = setTimeout(() => void reader.cancel(), longestSilenceMs);
    try {
      const { value, done } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    } finally {
      clearTimeout(silence);
    }
  }
}

function bookingIn(data: string): string {
  const { bookingId } = JSON.parse(data) as { readonly bookingId?: unknown };
  return typeof bookingId === 'string' ? bookingId : '';
}
