import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openEngine } from '../../../../test/open-engine.ts';
import { playGateway } from '../../../../test/played-gateways.ts';
import { tellOfMissingAccount } from './without-account.ts';

const engine = openEngine();
playGateway(engine, 'stripe');

/** What is said, with an account at Stripe or without one. */
async function told(stripe: typeof engine.deps.settings.stripe): Promise<readonly object[]> {
  const lines: object[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line) as object) });
  await tellOfMissingAccount({ ...engine.deps, settings: { ...engine.deps.settings, stripe }, log });
  return lines;
}

it('names the hotels that nobody can pay online, and is silent where there is an account', async () => {
  expect(await told(null)).toMatchObject([{ hotels: [1760] }]);
  expect(await told(engine.deps.settings.stripe)).toEqual([]);
});
