import type { GateOrigin } from '../gate-origin.ts';
import type { Guest } from '../guest.ts';

/** A walk through pages of a host by presses alone, as the browser's process is given it (`e2e/releases/press.ts`). */
export interface Walk {
  readonly name: string;
  /** The first page. */
  readonly address: string;
  /** `name=value`, as the guest of the walk has them already. */
  readonly cookies: readonly string[];
  /** Whether the browser runs scripts. */
  readonly hasScript: boolean;
  /** What the guest types and presses on the way. */
  readonly facts: Readonly<Record<string, string>>;
}

/** How a walk ended. */
export interface Walked {
  readonly name: string;
  /** Why it did not come to its end; null where it did. */
  readonly fault: string | null;
  /** The last page, and the cookies that the guest has there, as a header says them. */
  readonly url: string;
  readonly cookies: string;
  /** What was read on the way. */
  readonly seen: Readonly<Record<string, string>>;
}

/** Where walks are taken. */
export interface Place {
  readonly origin: GateOrigin;
  readonly host: string;
  readonly api: string;
  readonly hotelId: number;
  /** The sandbox's gateway, where it is the hotel's; null where only a guest could pay. */
  readonly gateway: string | null;
  /** A guest of the walk's own. */
  readonly guest: Guest;
}

/** A walk that can be taken, and what has to be true of the engine after it. */
export interface Planned {
  readonly walk: Omit<Walk, 'name'>;
  /** Why the engine does not have what was pressed; none where it has. */
  readonly faults: (walked: Walked) => Promise<readonly string[]>;
  /** Leaves nothing of it behind, however the walk ended. */
  readonly clean: (walked: Walked | null) => Promise<void>;
}

/** Makes by the engine what a walk begins with; or says why that cannot be had. */
export type Plan = (place: Place) => Promise<Planned | string>;
