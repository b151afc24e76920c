import { ask, askAsGuest, tally, type Answer } from '../ask.ts';
import type { Attack } from '../attack.types.ts';
import { hosts, type Instance } from '../instance.ts';

const [attacker, guest] = ['127.0.0.2', '127.0.0.3'];
const hotels = [hosts.sandalwood, hosts.linde, hosts.mango, hosts.thamel];

const homes = ({ port }: Instance): Promise<Answer[]> =>
  Promise.all(hotels.map((host) => askAsGuest(port, { host, path: '/', from: guest })));

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
    promise: 'nobody is refused for longer than a moment',
    length: 'short',
    async run({ port }) {
      const paths = ['/sandalwood-courtyard', '/haus-linde', '/casa-mango', '/thamel-bunks', '/'];
      const answers = await flood(200, (place) =>
        askAsGuest(port, {
          host: hosts.provider,
          path: `${paths[place % paths.length] ?? '/'}?lang=${['en', 'de', 'ar', 'hi'][place % 4] ?? 'en'}`,
          from: `127.0.1.${(place % 50) + 1}`,
        }),
      );
      return { held: answers.every(({ status }) => status === 200 || status === 404), measured: tally(answers) };
    },
  },
];
