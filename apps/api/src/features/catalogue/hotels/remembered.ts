import type { FollowedHotels } from './follow-hotels.ts';

/** Where answers are kept, such as an `LRUCache`. */
export interface Memory<Answer> {
  get(key: string): Answer | undefined;
  set(key: string, answer: Answer): unknown;
}

/**
 * Answers that are read once and kept in a bounded memory for as long as no change of their hotel is told, which takes
 * them out of it. One that was read while a change was told is given to those who wait and not kept: nobody knows
 * whether it is of before.
 */
export function remembered<Answer>(
  memory: Memory<Answer>,
  followed: FollowedHotels,
): (key: string, read: () => Promise<Answer>) => Promise<Answer> {
  const reading = new Map<string, Promise<Answer>>();
  return async (key, read) => {
    const catchingUp = followed.catchUp();
    if (catchingUp !== undefined) await catchingUp;
    const known = memory.get(key);
    if (known !== undefined) return known;
    const began = followed.seen();
    const once = `${began} ${key}`;
    const begun =
      reading.get(once) ??
      read()
        .then((answer) => {
          if (followed.seen() === began) memory.set(key, answer);
          return answer;
        })
        .finally(() => reading.delete(once));
    reading.set(once, begun);
    return begun;
  };
}
