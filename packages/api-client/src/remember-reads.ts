import type { OperationInput, OperationName } from '@latchkey/api-contract/types';
import type { ApiClient } from './client.ts';
import type { Result } from './result.ts';

/** Where answers are kept: a bounded cache whose entries end by themselves. */
export interface ReadMemory {
  get(key: string): unknown;
  set(key: string, value: unknown): unknown;
}

/** Words and pictures of a hotel, the same for every guest. Prices and rooms left are never among them. */
const content = new Set<OperationName>([
  'getHotel',
  'getReviews',
  'getFaqs',
  'getPolicies',
  'getNearby',
  'getVideos',
  'listHotels',
]);

/**
 * A client that asks for content once and answers from memory after, by question and language. It asks for content by
 * `own`, which says nothing of any guest: answers kept for all are the same whoever asked first, and stay clear of a
 * guest's rate limit. It asks for everything else by `client`. Only successful answers are kept.
 */
export function rememberReads(client: ApiClient, own: ApiClient, memory: ReadMemory): ApiClient {
  return {
    async call<K extends OperationName>(
      operation: K,
      input: OperationInput<K>,
      signal?: AbortSignal,
    ): Promise<Result<K>> {
      // Headers say who asks: no answer to them is everybody's.
      if (!content.has(operation) || 'headers' in input) return client.call(operation, input, signal);
      const key = `${operation} ${JSON.stringify(input)}`;
      const known = memory.get(key) as Result<K> | undefined;
      if (known) return known;
      const reply = await own.call(operation, input, signal);
      if (reply.status === 200) memory.set(key, reply);
      return reply;
    },
  };
}
