import { engineProcess, type EngineProcess, type On } from './prove/engine-process.ts';
import { proveIdempotency } from './prove/idempotency.ts';
import { proveInstances } from './prove/instances.ts';
import { proveKills } from './prove/kills.ts';
import { proveLastRooms } from './prove/last-rooms.ts';
import { proveMalformed } from './prove/malformed.ts';
import { smsCounter } from './prove/sms-counter.ts';

type Say = (line: string) => void;
const isSmall = process.argv.includes('--small');
const given = Number(/^\d+$/.exec(process.argv[process.argv.indexOf('--times') + 1] ?? '')?.[0] ?? 0);
const times = (whole: number, small: number): number =>
  process.argv.includes('--times') ? given : isSmall ? small : whole;
const on = process.argv.flatMap((word): On[] => (word === 'pglite' || word === 'postgresql' ? [word] : []));

/** The embedded database has one process. */
const onlyPostgres = new Set(['instances']);
const sms = await smsCounter();

/** Each part on a database of its own; `--small` runs a small edition of it, `--times <n>` one of that many attempts, keys, requests or kills. */
const parts: Readonly<Record<string, (engine: EngineProcess, say: Say) => Promise<boolean>>> = {
  'last-rooms': (engine, say) => proveLastRooms(engine, times(10_000, 1000), say),
  idempotency: (engine, say) => proveIdempotency(engine, times(1000, 50), say),
  malformed: (engine, say) => proveMalformed(engine, times(20_000, 100), say),
  instances: (engine, say) => proveInstances(engine, times(3000, 200), sms.counts, say),
  kills: (engine, say) => proveKills(engine, times(20, 2), engine.postgres === null ? 0 : isSmall ? 1 : 5, say),
};

const asked = process.argv.slice(2).filter((word) => Object.hasOwn(parts, word));
let isProved = true;
for (const name of asked.length === 0 ? Object.keys(parts) : asked) {
  for (const database of on.length === 0 ? (['pglite', 'postgresql'] as const) : on) {
    if (onlyPostgres.has(name) && database === 'pglite') continue;
    const engine = await engineProcess(database, { SMS_URL: sms.url, SMTP_URL: 'smtp://127.0.0.1:1' });
    const from = performance.now();
    const say: Say = (line) => void process.stdout.write(`${name} on ${database}: ${line}\n`);
    try {
      const holds = (await parts[name]?.(engine, say)) === true;
      isProved &&= holds;
      say(`${holds ? 'HOLDS' : 'DOES NOT HOLD'} (${((performance.now() - from) / 1000).toFixed(0)} s)`);
    } finally {
      await engine.end('SIGKILL');
      await engine.remove();
    }
  }
}
process.exit(isProved ? 0 : 1);
