import { AsyncLocalStorage } from 'node:async_hooks';
import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';
import { loadModule } from 'libpg-query';
import { afterAll, beforeAll } from 'vitest';
import { homeOf } from './home-of.ts';
import { isAllowed, plain } from './allowed-unpinned.ts';
import { judgeStatement, type Judged } from './judge-statement.ts';
import { senderOf } from './sender-of.ts';

/** What a transaction has done so far. */
interface Transaction {
  ofSeveral: string | null;
}

const transactions = new AsyncLocalStorage<Transaction>();
const judged = new Map<string, Judged>();
const said = new Set<string>();
const faults: string[] = [];
/** A channel tells of transactions to whom binds a store and listens. */
const begun = (): void => undefined;

beforeAll(async () => {
  await loadModule();
  channel('latchkey.transaction').bindStore(transactions, () => ({ ofSeveral: null }));
  subscribe('latchkey.transaction', begun);
  subscribe('latchkey.sql', listen);
});

afterAll(() => {
  unsubscribe('latchkey.sql', listen);
  unsubscribe('latchkey.transaction', begun);
  channel('latchkey.transaction').unbindStore(transactions);
  const found = faults.splice(0);
  if (found.length > 0)
    throw new Error(['statements that cannot be spread over servers (docs/scale.md):', ...found].join('\n'));
});

/** Judges every statement that the engine sends in this file of tests; what tests ask by themselves is theirs. */
function listen(statement: unknown): void {
  if (typeof statement !== 'string') return;
  const transaction = transactions.getStore();
  const where = `${transaction === undefined ? '' : 'in a transaction: '}${statement}`;
  const known = judged.get(statement);
  // What is alright wherever it is sent need not be asked for its sender.
  if (known !== undefined && (said.has(where) || isHarmless(known))) return;
  const sender = senderOf();
  if (sender === null) return;
  const of = known ?? judgeStatement(statement, homeOf);
  judged.set(statement, of);
  const about = `${sender}: ${plain(statement).slice(0, 300)}`;
  if (transaction !== undefined && of.writesEverywhere && transaction.ofSeveral !== null)
    faults.push(`${about}\n  writes to every server after a statement on several: ${transaction.ofSeveral}`);
  if (transaction !== undefined && of.isOfSeveral) transaction.ofSeveral ??= about;
  if (said.has(where)) return;
  said.add(where);
  const why = [...of.refused, ...of.unpinned.map((table) => `${table}: asked for on every server`)];
  if (why.length > 0 && !isAllowed(sender, statement, of, transaction !== undefined))
    faults.push(`${about}\n  ${transaction === undefined ? '' : 'in a transaction: '}${why.join('; ')}`);
}

const isHarmless = ({ unpinned, refused, isOfSeveral, writesEverywhere }: Judged): boolean =>
  unpinned.length === 0 && refused.length === 0 && !isOfSeveral && !writesEverywhere;
