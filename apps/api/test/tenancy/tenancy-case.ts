import type { InjectOptions } from 'fastify';
import type { TestEngine } from '../test-engine.ts';
import type { Guest } from './two-guests.ts';

/** A call that carries the id of another guest or hotel, and the answer that it must get. */
export interface Swap {
  readonly what: string;
  readonly request: InjectOptions;
  readonly status: number;
  readonly code?: string;
}

export interface World {
  readonly engine: TestEngine;
  readonly asha: Guest;
  readonly ben: Guest;
}

/**
 * How an operation is tried: a read of one hotel's own facts, calls that must be refused, calls that reach one hotel
 * only; left untried where request and answer leave hotels out.
 */
export type Case =
  | { readonly kind: 'read'; readonly of: (hotelId: 1760 | 1188) => InjectOptions; readonly isMarked?: boolean }
  | { readonly kind: 'refused'; readonly swaps: (world: World) => readonly Swap[] }
  | { readonly kind: 'elsewhere'; readonly requests: (world: World) => readonly InjectOptions[] }
  | { readonly kind: 'of no hotel' };
