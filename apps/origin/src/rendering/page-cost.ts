/** What a page's own code took of its thread. */
export interface PageCost {
  /** Processor time in milliseconds. */
  readonly computed: number;
  /** The most memory beside the heap that it held at a time, in bytes. */
  readonly held: number;
}

/** What the code of one page may take. An ordinary page computes 10 to 20 ms and holds less than a megabyte, the first of a new thread 80 ms. */
export const mostOfPage: PageCost = { computed: 1000, held: 32 * 1024 * 1024 };

/** What a page took too much of, in words; null where it kept within `most`. */
export function excess({ computed, held }: PageCost, most: PageCost): string | null {
  const over = [
    ...(computed > most.computed ? [`computed ${seconds(computed)}, ${seconds(most.computed)} at most`] : []),
    ...(held > most.held ? [`held ${megabytes(held)} of buffers, ${megabytes(most.held)} at most`] : []),
  ];
  return over.length === 0 ? null : over.join('; ');
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
