import type { Database } from '../src/database/database.types.ts';
import type { Deps } from '../src/deps.ts';

/** What is thrown in place of the steps that a killed engine does not do. */
export class Killed extends Error {}

/** The engine as it is until it dies before its step `last` in the database; what a transaction has not finished is undone. */
export function dyingBefore(deps: Deps, last: number): { readonly deps: Deps; readonly isDead: () => boolean } {
  let steps = 0;
  const db = new Proxy(deps.db, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name, target);
      if (typeof found !== 'function') return found;
      return (...given: unknown[]): unknown => {
        steps += 1;
        if (steps >= last) throw new Killed();
        return (found as (...all: unknown[]) => unknown).apply(target, given);
      };
    },
  });
  return { deps: { ...deps, db: db satisfies Database }, isDead: () => steps >= last };
}
