import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askedBy, type PageAskers } from './page-askers.ts';
import { waitingLine } from './waiting-line.ts';

interface Page {
  readonly name: string;
  readonly askers: PageAskers;
}

let refused: string[];
beforeEach(() => {
  refused = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const open = (places: number) => waitingLine<Page>(places, 1000, ({ name }) => refused.push(name));
const page = (name: string, network: string, left?: AbortSignal): Page => ({ name, askers: askedBy(network, left) });
const anybody = (): boolean => true;

/** Everything that waits, in the order in which it is begun. */
function begunOf(line: ReturnType<typeof open>): string[] {
  const begun: string[] = [];
  for (let next = line.next(anybody); next !== null; next = line.next(anybody)) begun.push(next.name);
  return begun;
}

test('a network’s tenth page waits behind another network’s first', () => {
  const line = open(20);
  for (let at = 1; at <= 10; at++) line.join(page(`a${at}`, 'a'));
  for (const name of ['b1', 'b2']) line.join(page(name, 'b'));
  line.join(page('c1', 'c'));
  expect(begunOf(line).slice(0, 6)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('a full line takes another network’s page in place of the last of who has most of it', () => {
  const line = open(4);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) line.join(page(name, 'a'));
  expect([line.hasRoom('a'), line.hasRoom('b')]).toEqual([false, true]);
  for (const name of ['b1', 'b2', 'b3']) line.join(page(name, 'b'));
  expect(refused).toEqual(['a5', 'a4', 'a3', 'b3']);
  expect(begunOf(line)).toEqual(['a1', 'b1', 'a2', 'b2']);
});

test('what nobody waits for any more leaves at once, and nothing without an asker joins', () => {
  const line = open(4);
  const left = new AbortController();
  line.join(page('a1', 'a', left.signal));
  line.join(page('b1', 'b'));
  left.abort();
  line.join(page('a2', 'a', left.signal));
  expect([refused, line.length()]).toEqual([['a1', 'a2'], 1]);
  expect(begunOf(line)).toEqual(['b1']);
});

test('a page of several networks comes with the first turn of any of them, and stays while one of them waits', () => {
  const line = open(4);
  const left = new AbortController();
  const shared = page('shared', 'a', left.signal);
  for (const one of [page('a1', 'a'), page('a2', 'a'), shared]) line.join(one);
  shared.askers.join('b');
  left.abort();
  expect(refused).toEqual([]);
  expect(begunOf(line)).toEqual(['a1', 'shared', 'a2']);
});

test('nobody waits longer than the time, which begins anew for another network', () => {
  const line = open(4);
  const shared = page('shared', 'a');
  line.join(shared);
  line.join(page('a2', 'a'));
  vi.advanceTimersByTime(900);
  shared.askers.join('a');
  shared.askers.join('b');
  vi.advanceTimersByTime(200);
  expect(refused).toEqual(['a2']);
  vi.advanceTimersByTime(900);
  expect([refused, line.length()]).toEqual([['a2', 'shared'], 0]);
});

test('a network that may not begin one is passed over, and what is preferred comes first', () => {
  const line = open(4);
  for (const name of ['a1', 'a2']) line.join(page(name, 'a'));
  line.join(page('b1', 'b'));
  expect(line.next((network) => network !== 'a')?.name).toBe('b1');
  expect(line.next((network) => network !== 'a')).toBeNull();
  expect(line.next(anybody, ({ name }) => name === 'a2')?.name).toBe('a2');
});
