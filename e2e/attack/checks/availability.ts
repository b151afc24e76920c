import { Agent } from 'node:https';
import { readFileSync } from 'node:fs';
import { ask, tally, type Answer } from '../ask.ts';
import type { Attack } from '../attack.types.ts';
import { hosts, type Instance } from '../instance.ts';

const [attacker, guest] = ['127.0.0.2', '127.0.0.3'];
const hotels = [hosts.sandalwood, hosts.linde, hosts.mango, hosts.thamel];

const homes = ({ port }: Instance): Promise<Answer[]> =>
  Promise.all(hotels.map((host) => ask(port, { host, path: '/', from: guest })));

/** Asks many things, a few at a time. */
async function flood(count: number, question: (place: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (next < count) answers.push(await question(next++));
    }),
  );
  return answers;
}

/** Resident memory of a process in megabytes; 0 where the system does not tell. */
function memoryOf(pid: number): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return 0;
    throw error;
  }
}

/** A crowd is many addresses: one alone would meet the limits of calls before those of pages. */
const visitor = (place: number): string => `127.1.${(place >> 8) % 256}.${place % 256}`;

/** Pages a second with twelve at a time, as a measure of what the machine gives just now. */
async function calmRate(port: number, pages: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 12 });
  const began = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      while (next++ < pages) await ask(port, { host: hosts.sandalwood, path: '/', agent, from: visitor(next) });
    }),
  );
  agent.destroy();
  return pages / ((performance.now() - began) / 1000);
}

const crowd = (size: number): Attack => ({
  tries: `asks for ${size.toLocaleString('en')} pages at once`,
  promise: 'at least 80 % of the calm rate is served meanwhile, the others are refused within 2 s, memory stays',
  length: 'long',
  async run({ port, originPid }) {
    const calm = await calmRate(port, 400);
    const before = memoryOf(originPid);
    const answers = await Promise.all(
      Array.from({ length: size }, (_, place) =>
        ask(port, { host: hosts.sandalwood, path: '/', from: visitor(place) }),
      ),
    );
    const served = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    const took = Math.max(...served.map(({ ms }) => ms)) / 1000;
    const slowest = Math.max(0, ...refused.map(({ ms }) => ms));
    const rate = served.length / took;
    const after = memoryOf(originPid);
    return {
      held: rate >= 0.8 * calm && slowest <= 2000 && served.length + refused.length === size && after - before <= 200,
      measured: `${tally(answers)}; ${rate.toFixed(0)} of ${calm.toFixed(0)} pages/s; slowest refusal ${slowest.toFixed(0)} ms; ${before} → ${after} MB`,
    };
  },
});

export const availability: readonly Attack[] = [
  {
    tries: 'asks 640 times for hotels that nobody has, from one address',
    promise: 'every hotel’s page stays there for everybody else',
    length: 'short',
    async run(instance) {
      const asked = await flood(640, (place) =>
        ask(instance.port, { host: hosts.provider, path: `/no-such-hotel-${place}`, from: attacker }),
      );
      const answers = await homes(instance);
      return {
        held: answers.every(({ status }) => status === 200),
        measured: `attacker ${tally(asked)}; guests ${tally(answers)}`,
      };
    },
  },
  {
    tries: 'asks 1,500 times with made-up Host headers',
    promise: '421 for each, and every hotel’s page stays there',
    length: 'short',
    async run(instance) {
      const asked = await flood(1500, (place) =>
        ask(instance.port, { host: `nobody-${place}.example`, path: '/', from: attacker }),
      );
      const answers = await homes(instance);
      const held = answers.every(({ status }) => status === 200) && asked.every(({ status }) => status === 421);
      return { held, measured: `attacker ${tally(asked)}; guests ${tally(answers)}` };
    },
  },
  {
    tries: 'keeps fifty combinations of language, host and hotel busy at once',
    promise: 'nobody is refused',
    length: 'short',
    async run({ port }) {
      const paths = ['/sandalwood-courtyard', '/haus-linde', '/casa-mango', '/thamel-bunks', '/'];
      const answers = await flood(200, (place) =>
        ask(port, {
          host: hosts.provider,
          path: `${paths[place % paths.length] ?? '/'}?lang=${['en', 'de', 'ar', 'hi'][place % 4] ?? 'en'}`,
          from: `127.0.1.${(place % 50) + 1}`,
        }),
      );
      return { held: answers.every(({ status }) => status === 200 || status === 404), measured: tally(answers) };
    },
  },
  crowd(200),
  crowd(1200),
  crowd(2000),
];
