import { expect, it } from 'vitest';
import { engineProcess } from '../scripts/prove/engine-process.ts';
import { proveInstances } from '../scripts/prove/instances.ts';
import { smsCounter } from '../scripts/prove/sms-counter.ts';

it('works as one in three processes on one PostgreSQL, whichever of them is stopped', async () => {
  const sms = await smsCounter();
  const engine = await engineProcess('postgresql', { SMS_URL: sms.url, SMTP_URL: 'smtp://127.0.0.1:1' });
  const told: string[] = [];
  try {
    const holds = await proveInstances(engine, 200, sms.counts, (line) => told.push(line));
    expect({ holds, told: holds ? [] : told }).toEqual({ holds: true, told: [] });
  } finally {
    await engine.remove();
    sms.close();
  }
}, 120_000);
