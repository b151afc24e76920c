import { createApiClient } from '@latchkey/api-client/client';

/** What a hotel's rooms and prices are at, asked for each page: those who ask at the same time share one answer. */
export interface StockVersions {
  /** Null when the engine does not say: then nothing kept can be trusted. */
  of(hotelId: number): Promise<string | null>;
}

/** Asks the engine. An answer is as new as the question that began it, so that nobody joins one that is under way. */
export function stockVersions(apiUrl: string): StockVersions {
  const api = createApiClient({ baseUrl: apiUrl, timeout: 2000 });
  const next = new Map<number, Promise<string | null>>();
  const asking = new Map<number, Promise<unknown>>();

  const ask = async (hotelId: number): Promise<string | null> => {
    const reply = await api.call('getStockVersion', { params: { hotelId } });
    return reply.status === 200 ? reply.body.version : null;
  };

  return {
    of(hotelId) {
      const waiting = next.get(hotelId);
      if (waiting !== undefined) return waiting;
      // One request per hotel at a time; requests made meanwhile share the next one.
      const before = asking.get(hotelId) ?? Promise.resolve();
      const answer = before.then(() => {
        next.delete(hotelId);
        const asked = ask(hotelId).finally(() => {
          if (asking.get(hotelId) === asked) asking.delete(hotelId);
        });
        asking.set(hotelId, asked);
        return asked;
      });
      next.set(hotelId, answer);
      return answer;
    },
  };
}
