import { availableParallelism } from 'node:os';
import { setTimeout as pass } from 'node:timers/promises';
import { ask, tally, type Answer } from '../ask.ts';
import type { Attack } from '../attack.types.ts';
import { hosts, type Instance } from '../instance.ts';
import { memoryOf, watchMemory } from '../memory.ts';

/** A crowd is many addresses: one alone would meet the limits of calls before those of pages. */
const visitor = (place: number): string => `127.1.${(place >> 8) % 256}.${place % 256}`;

let asked = 0;
/**
 * A page that nobody asked for before, over a connection of its own: none is answered from memory. It is asked for as
 * browsers do, who take it compressed.
 */
const newPage = (port: number): Promise<Answer> => {
  const place = asked++;
  const headers = { 'accept-encoding': 'br' };
  return ask(port, { host: hosts.sandalwood, path: `/?visit=${place}`, from: visitor(place), headers });
};

/**
 * Seconds since now in which the instance could have the whole machine. A crowd asks from machines of its own; this one
 * asks from the same, and the processor time of its thousand handshakes is not the instance's to answer for.
 */
function watchLeft(): () => number {
  const [began, used] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    return (performance.now() - began) / 1000 - (user + system) / 1e6 / availableParallelism();
  };
}

/** Asks for so many pages, twelve at a time. Answers how many a second there were, which is what the machine gives just now. */
async function calmly(port: number, pages: number): Promise<number> {
  const left = watchLeft();
  let next = 0;
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      while (next++ < pages) await newPage(port);
    }),
  );
  return pages / left();
}

const settled = new WeakMap<Instance, Promise<number>>();
/** Megabytes of the origin once it has made 4,000 pages in calm: what it needs anyway. */
const settledMemory = (instance: Instance): Promise<number> => {
  const known = settled.get(instance) ?? calmly(instance.port, 4000).then(() => memoryOf(instance.originPid));
  settled.set(instance, known);
  return known;
};

/** Megabytes that a crowd may cost above that, while it is there and half a minute after. */
const [mostMore, mostLeft] = [200, 100];

const crowd = (size: number): Attack => ({
  tries: `asks for ${size.toLocaleString('en')} pages at once, each another one`,
  promise:
    'at least 80 % of the calm rate is served meanwhile, the others are refused within 2 s, memory rises by 200 MB at most and returns',
  length: 'long',
  async run(instance) {
    const { port, originPid } = instance;
    const settledAt = await settledMemory(instance);
    const before = await calmly(port, 200);
    const memory = watchMemory(originPid);
    const left = watchLeft();
    let lastServed = 0;
    const asking = Array.from({ length: size }, async () => {
      const answer = await newPage(port);
      if (answer.status === 200) lastServed = left();
      return answer;
    });
    const answers = await Promise.all(asking);
    const peak = memory.stop();
    // What the machine gives changes from minute to minute: asked before and after.
    const calm = (before + (await calmly(port, 200))) / 2;
    const served = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    const rate = served.length / lastServed;
    const slowest = Math.max(0, ...refused.map(({ answerMs }) => answerMs));
    const withConnecting = Math.max(0, ...refused.map(({ ms }) => ms));
    await pass(30_000);
    const after = memoryOf(originPid);
    return {
      held:
        rate >= 0.8 * calm &&
        slowest <= 2000 &&
        served.length + refused.length === size &&
        peak - settledAt <= mostMore &&
        after - settledAt <= mostLeft,
      measured: `${tally(answers)}; ${rate.toFixed(0)} of ${calm.toFixed(0)} pages/s; slowest refusal ${slowest.toFixed(0)} ms (${withConnecting.toFixed(0)} with its connection); ${settledAt} MB, at most ${peak}, then ${after}`,
    };
  },
});

export const crowds: readonly Attack[] = [crowd(200), crowd(1200), crowd(2000)];
