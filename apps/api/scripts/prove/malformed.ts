import { signedKeyOf } from '../../src/features/property/routes/property-key.ts';
import { servedPaths, type ServedName } from '../../src/http/route.ts';
import { oddRequest } from '../../test/malformed-requests.ts';
import type { EngineProcess } from './engine-process.ts';
import { call, inFlight } from './http.ts';

/** Odd requests for every operation, made from its description: the engine lives on, without a 5xx or a stack trace. */
export async function proveMalformed(
  engine: EngineProcess,
  each: number,
  say: (line: string) => void,
): Promise<boolean> {
  await engine.start();
  const names = Object.keys(servedPaths) as ServedName[];
  const faults = new Map<string, number>();
  const statuses = new Map<number, number>();
  const authorization = `Bearer ${signedKeyOf(1760, 'sandbox-property-key-secret')}`;
  for (const name of names) {
    await inFlight(each, 64, async (seed) => {
      const { method, path, body, headers } = oddRequest(name, seed);
      const key = path.startsWith('/api/property/') && seed % 8 !== 0 ? { authorization } : {};
      const reply = await call(`${engine.url}${path}`, method, body, { ...headers, ...key });
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      // The card vault is not there in this trial: a 502 is what an operation says of it.
      const isFault =
        reply.status === 0 || (reply.status >= 500 && reply.status !== 502) || reply.body.includes('    at ');
      if (isFault) faults.set(`${name} ${reply.status} seed ${seed}`, (faults.get(name) ?? 0) + 1);
    });
  }
  say(
    `${each} odd requests × ${names.length} operations: ${[...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  );
  for (const [fault] of [...faults].slice(0, 10)) say(`fault: ${fault}`);
  return faults.size === 0 && (await call(`${engine.url}/readyz`, 'GET')).status === 200;
}
