import { PassThrough, type Readable } from 'node:stream';
import { titleIn } from './title-in.ts';

/** A page whose status and headers are known and whose body still comes. */
export interface RenderedHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Cookies that the engine gave while a form was answered. */
  readonly cookies: readonly string[];
  readonly body: Readable;
  /** Whether the page lacks nothing that it asked the engine for; false until its body has ended. */
  readonly isWhole: () => boolean;
  /** The page's title, once its head has come. */
  readonly title: () => string | null;
}

/** The writing end of a page, fed by messages. */
export interface PageSink {
  head(status: number, headers: Readonly<Record<string, string>>, cookies?: readonly string[]): void;
  chunk(bytes: Uint8Array): void;
  end(isWhole: boolean): void;
  fail(reason: string): void;
  /** Ends a page, begun or not, with an error that says why. */
  refuse(error: Error): void;
  isBegun(): boolean;
  /** Called when the guest left before the end. */
  onCancel(stop: () => void): void;
}

/**
 * Bytes that a page may be large, before it is compressed: fifty times what ours are. A page is kept in memory until its
 * reader has taken it, however slow, so that no thread waits for a guest; this and the cap of connections bound that memory.
 */
const mostBytes = 8 * 1024 * 1024;

/** Characters at a page's beginning in which its title stands. */
const mostOfHead = 4096;

export function pageStream(): { readonly sink: PageSink; readonly rendered: Promise<RenderedHead> } {
  const body = new PassThrough();
  const decoder = new TextDecoder();
  const { promise, resolve, reject } = Promise.withResolvers<RenderedHead>();
  let begun = false;
  let whole = false;
  let bytesSoFar = 0;
  let beginning = '';
  let stop = (): void => undefined;
  body.once('close', () => {
    if (!body.readableEnded && !body.writableEnded) stop();
  });
  // A body that breaks before anyone reads it has already been answered by the rejected promise.
  body.on('error', () => undefined);
  const sink: PageSink = {
    head(status, headers, cookies = []) {
      begun = true;
      resolve({ status, headers, cookies, body, isWhole: () => whole, title: () => titleIn(beginning) });
    },
    chunk(bytes) {
      bytesSoFar += bytes.length;
      if (beginning.length < mostOfHead) beginning += decoder.decode(bytes, { stream: true });
      if (bytesSoFar > mostBytes) body.destroy(new Error('the page is larger than a page may be'));
      else body.write(bytes);
    },
    end(isWhole) {
      whole = isWhole;
      body.end();
    },
    fail(reason) {
      if (begun) body.destroy(new Error(reason));
      else reject(new Error(reason));
    },
    refuse: (error) => void (begun ? body.destroy(error) : reject(error)),
    isBegun: () => begun,
    onCancel: (given) => (stop = given),
  };
  return { sink, rendered: promise };
}
