import { engineProcess, type EngineProcess, type On } from './prove/engine-process.ts';
import { proveIdempotency } from './prove/idempotency.ts';
import { proveKills } from './prove/kills.ts';
import { proveLastRooms } from './prove/last-rooms.ts';
import { proveMalformed } from './prove/malformed.ts';

type Say = (line: string) => void;
const isSmall = process.argv.includes('--small');
const on = process.argv.flatMap((word): On[] => (word === 'pglite' || word === 'postgresql' ? [word] : []));

/** Each part on a database of its own; `--small` runs a small edition of it. */
const parts: Readonly<Record<string, (engine: EngineProcess, say: Say) => Promise<boolean>>> = {
  'last-rooms': (engine, say) => proveLastRooms(engine, isSmall ? 1000 : 10_000, say),
  idempotency: (engine, say) => proveIdempotency(engine, isSmall ? 50 : 1000, say),
  malformed: (engine, say) => proveMalformed(engine, isSmall ? 100 : 20_000, say),
  kills: (engine, say) => proveKills(engine, isSmall ? 2 : 20, engine.postgres === null ? 0 : isSmall ? 1 : 5, say),
};

const asked = process.argv.slice(2).filter((word) => Object.hasOwn(parts, word));
let isProved = true;
for (const name of asked.length === 0 ? Object.keys(parts) : asked) {
  for (const database of on.length === 0 ? (['pglite', 'postgresql'] as const) : on) {
    const engine = await engineProcess(database);
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
