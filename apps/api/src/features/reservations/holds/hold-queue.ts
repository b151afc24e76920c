import type { Database } from '../../../database/database.types.ts';
import { holdTogether, type HoldAnswer, type HoldAsked } from './hold-together.ts';

/** The queue of bookings that wait for the transaction that writes them. */
export interface HoldQueue {
  hold(asked: HoldAsked): Promise<HoldAnswer>;
}

interface Waiting {
  readonly asked: HoldAsked;
  readonly answered: (answer: HoldAnswer) => void;
  readonly failed: (cause: unknown) => void;
}

const mostTogether = 64;
const mostTransactions = 2;

/**
 * Makes bookings that are asked for at the same time in one transaction: what costs most is each round trip to
 * the database and each commit. Nobody waits while a transaction is free; one that cannot be written fails alone, and a hotel
 * whose rooms somebody else has locked is waited for alone. Where hotels lie on several servers a transaction is of one
 * hotel.
 */
export function createHoldQueue(db: Database, isSharded = false): HoldQueue {
  const waiting: Waiting[] = [];
  let transactions = 0;

  const serve = async (together: readonly Waiting[], isPatient: boolean): Promise<void> => {
    try {
      const answers = await holdTogether(
        db,
        together.map(({ asked }) => asked),
        isPatient,
      );
      for (const [at, { answered, failed }] of together.entries()) {
        const answer = answers[at];
        if (answer === undefined) failed(new Error('a hold without an answer'));
        else answered(answer);
      }
    } catch (cause) {
      if (!isPatient) void serveByHotel(together);
      else if (together.length === 1 || isLocked(cause)) for (const { failed } of together) failed(cause);
      else for (const one of together) await serve([one], true);
    }
  };
  /** Serves each hotel by itself and waits for its locks, while others are served. */
  const serveByHotel = async (together: readonly Waiting[]): Promise<void> => {
    const hotels = Map.groupBy(together, ({ asked }) => asked.key.hotelId);
    await Promise.all([...hotels.values()].map((hotel) => serve(hotel, true)));
  };
  const next = (): void => {
    while (transactions < mostTransactions && waiting.length > 0) {
      transactions += 1;
      void serve(isSharded ? ofFirstHotel(waiting) : waiting.splice(0, mostTogether), false).finally(() => {
        transactions -= 1;
        next();
      });
    }
  };
  return {
    hold: (asked) =>
      new Promise((answered, failed) => {
        waiting.push({ asked, answered, failed });
        // Requests that have arrived by now are still being read.
        setImmediate(next);
      }),
  };
}

/** Removes the first waiting booking and all others of the same hotel from the queue. */
function ofFirstHotel(waiting: Waiting[]): Waiting[] {
  const hotelId = waiting[0]?.asked.key.hotelId;
  const together = waiting.filter(({ asked }) => asked.key.hotelId === hotelId).slice(0, mostTogether);
  for (const one of together) waiting.splice(waiting.indexOf(one), 1);
  return together;
}

/** PostgreSQL's word for a lock that was not given in time. */
const isLocked = (cause: unknown): boolean => cause instanceof Error && 'code' in cause && cause.code === '55P03';
