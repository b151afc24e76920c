import { AsyncLocalStorage } from 'node:async_hooks';
import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { senderOf } from './sender-of.ts';

/** A transaction of the engine, and how many connections were taken within it; a test's own, which holds a lock, is null. */
interface Open {
  connections: number;
}

const open = new AsyncLocalStorage<Open | null>();
/** They read for whoever asks them. */
const directories = /^src\/features\/catalogue\/(hotels\/hotel-directory|guests\/guests-hotels)\.ts$/;
const faults = new Set<string>();
const pools = pg.Pool.prototype as { connect: (this: pg.Pool, ...args: unknown[]) => unknown };
const { connect } = pools;
/** A channel tells of transactions to whom binds a store and listens. */
const begun = (): void => undefined;

beforeAll(() => {
  channel('latchkey.transaction').bindStore(open, () => {
    if (open.getStore()) note('a transaction of its own');
    return senderOf() === null ? null : { connections: 0 };
  });
  subscribe('latchkey.transaction', begun);
  subscribe('latchkey.outer-read', noteRead);
  pools.connect = connectWatched;
});

afterAll(() => {
  pools.connect = connect;
  unsubscribe('latchkey.outer-read', noteRead);
  unsubscribe('latchkey.transaction', begun);
  channel('latchkey.transaction').unbindStore(open);
  const found = [...faults];
  faults.clear();
  if (found.length > 0)
    throw new Error(['read by another connection inside a transaction (read it before):', ...found].join('\n'));
});

/**
 * The embedded database has one connection: whoever asks by another one inside a transaction waits for a turn that comes
 * after the transaction, and every request behind it waits too.
 */
function note(what: string): void {
  const sender = senderOf(directories);
  if (sender !== null) faults.add(`${sender}: ${what}`);
}

function noteRead(what: unknown): void {
  if (open.getStore()) note(String(what));
}

function connectWatched(this: pg.Pool, ...args: unknown[]): unknown {
  const transaction = open.getStore();
  if (transaction && ++transaction.connections > 1) note('a connection of its own');
  return Reflect.apply(connect, this, args);
}
