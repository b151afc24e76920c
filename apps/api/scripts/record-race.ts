import { writeFile } from 'node:fs/promises';
import { broken } from './prove/broken.ts';
import { engineProcess } from './prove/engine-process.ts';
import { book, day, quote, setRooms } from './prove/guests.ts';

/** Races of two guests for the last room of a night, each on a night of its own, so many days ahead of any season. */
const races = 24;
const firstNight = 60;
const guests = [
  { fullName: 'Asha Rao', contactNumber: '+919845012345', email: 'asha@example.com' },
  { fullName: 'Jonas Brandt', contactNumber: '+919845067890', email: 'jonas@example.com' },
];

/** What one guest did and was told, in milliseconds after the first of the two pressed. */
interface Run {
  readonly pressed: number;
  readonly answered: number;
  readonly outcome: 'held' | 'sold_out';
}

/** Lets two guests book the last room of a night at the same moment, and writes how it went to the file it is given. */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('where to: node apps/api/scripts/record-race.ts <file.json>');
const engine = await engineProcess('postgresql', { SMTP_URL: 'smtp://127.0.0.1:1' });
try {
  await engine.start();
  // An engine that has just started makes its statements ready: the first race is not recorded.
  await race(firstNight - 1);
  const ran: Run[][] = [];
  for (let at = 0; at < races; at += 1) ran.push(await race(firstNight + at));
  await engine.end('SIGTERM');
  const opened = await engine.open();
  const faults = await broken(opened, null);
  await opened.close();
  if (faults.length > 0) throw new Error(`promises broken: ${faults.join(', ')}`);
  const record = { recordedOn: day(0), database: 'PostgreSQL', races: ran };
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`);
  process.stdout.write(`${races} races for the last room written to ${file}\n`);
} finally {
  await engine.end('SIGKILL');
  await engine.remove();
}

async function race(ahead: number): Promise<Run[]> {
  const [checkIn, checkOut] = [day(ahead), day(ahead + 1)];
  await setRooms(engine.url, 'indigo-twin', checkIn, checkOut, 1);
  const stay = { kind: 'nights', checkIn, checkOut } as const;
  const tokens = await Promise.all(guests.map(() => quote(engine.url, stay, 'indigo-twin', 'breakfast')));
  const began = performance.now();
  const since = (): number => Math.round((performance.now() - began) * 10) / 10;
  return Promise.all(
    guests.map(async (guest, place): Promise<Run> => {
      const pressed = since();
      const { status, body } = await book(engine.url, tokens[place] ?? '', 'online', undefined, {
        travellers: [guest],
      });
      return { pressed, answered: since(), outcome: outcomeOf(status, body) };
    }),
  );
}

/** Another answer than the two would be no race for a room. */
function outcomeOf(status: number, body: string): Run['outcome'] {
  if (status === 201) return 'held';
  if (status === 409 && (JSON.parse(body) as { code: string }).code === 'sold_out') return 'sold_out';
  throw new Error(`a guest was answered ${status}: ${body}`);
}
