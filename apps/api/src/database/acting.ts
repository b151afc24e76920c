import { AsyncLocalStorage } from 'node:async_hooks';
import type { Principal } from '@latchkey/booking-core/staff';

/** Who does something at a hotel, and by what operation. */
export interface Acting {
  readonly principal: Principal;
  readonly name: string;
  /** Browser and system of a person; null of programs. */
  readonly device: string | null;
  readonly operation: string;
  /** Whether the caller has just proved who it is; a key and the operator do by each call. */
  readonly isFresh: boolean;
  readonly now: () => Date;
}

const acting = new AsyncLocalStorage<Acting | undefined>();

/**
 * Does something in somebody's name: each transaction within it writes what it changes into the hotel's journal. It is
 * said once, where a call is let in, so that no operation can forget to hand it on.
 */
export const actAs = <T>(who: Acting, work: () => T): T => acting.run(who, work);

/** Does something in nobody's name: a preview meets neither the bounds nor the drawer of a person. */
export const actAsNobody = <T>(work: () => T): T => acting.run(undefined, work);

/** Who acts in what is under way; undefined for guests and for the engine's own jobs. */
export const actingNow = (): Acting | undefined => acting.getStore();
