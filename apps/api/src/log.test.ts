import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { asha, book } from '../test/journeys.ts';
import { startTestEngine } from '../test/test-engine.ts';
import { buildApp } from './app.ts';
import { relayOutbox } from './jobs/relay-outbox.ts';
import { createLog } from './log.ts';

const guest = /Asha|Rao|98450|asha@|1760_/;

function listen(): { log: ReturnType<typeof createLog>; lines: () => string } {
  const written: string[] = [];
  return {
    log: createLog('trace', '1.2.3', { write: (line) => void written.push(line) }),
    lines: () => written.join(''),
  };
}

it('keeps what names a failure, and no row, parameter or recipient that hangs on it', () => {
  const { log, lines } = listen();
  const refused = Object.assign(
    new Error('550 <asha@example.com> +91 98450 12345 of 1760_AAAAAAAAAAAAAAAAAAAAAA unknown'),
    {
      code: 'EENVELOPE',
      responseCode: 550,
      rejected: ['asha@example.com'],
      params: ['Asha Rao'],
      detail: 'Failing row contains (Asha Rao, +919845012345)',
    },
  );
  log.error({ err: new Error('not sent', { cause: refused }) }, 'unexpected');
  expect(lines()).not.toMatch(guest);
  expect(JSON.parse(lines())).toMatchObject({
    err: { type: 'Error', message: 'not sent', cause: { code: 'EENVELOPE', responseCode: 550 } },
  });
  expect(lines()).toContain('log.test.ts');
  expect(lines()).not.toContain('…:');
});

it('says why in words where what was thrown is no error', () => {
  const { log, lines } = listen();
  log.fatal({ err: { name: 'ErrnoError', errno: 51 } }, 'not started');
  log.fatal({ err: new Error('not opened', { cause: { errno: 69 } }) }, 'not started');
  expect(lines()).toContain('no space left on device');
  expect(lines()).toContain('read-only file system');
  expect(lines()).not.toContain('[object');
});

it('takes guests out of what a line says, also where that is the error’s own words', () => {
  const { log, lines } = listen();
  const refused = new Error('550 <asha@example.com> +91 98450 12345 of 1760_AAAAAAAAAAAAAAAAAAAAAA unknown');
  log.error(refused);
  log.error({ err: refused });
  log.error({ err: refused, reason: refused.message }, refused.message);
  log.warn('sent twice in "/api/bookings/1760_AAAAAAAAAAAAAAAAAAAAAA"');
  log.info('%s is %d', 'one', 1);
  expect(lines()).not.toMatch(guest);
  const said = lines()
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(said).toEqual([
    ...Array.from({ length: 3 }, () => '550 <…> … of [booking] unknown'),
    'sent twice in "/api/bookings/[booking]"',
    'one is 1',
  ]);
});

it('says nothing of a guest where the database or the mail server refuses', async () => {
  const engine = await startTestEngine();
  const { log, lines } = listen();
  const deps = { ...engine.deps, log };
  const app = await buildApp(deps);
  const { bookingId, cookie } = await book({ ...engine, app, deps }, { mode: 'at-property' });
  await sql`alter table guest_request add constraint silent check (note is null)`.execute(deps.db);
  const asked = await app.inject({
    method: 'POST',
    url: `/api/bookings/${bookingId}/requests`,
    headers: { cookie, 'idempotency-key': randomUUID() },
    payload: { kind: 'arrival', time: '08:00', note: asha.fullName },
  });
  expect(asked.statusCode).toBe(500);
  const messages = {
    ...deps.messages,
    sendMail: ({ to }: { to: string }) => Promise.reject(Object.assign(new Error(`550 ${to}`), { rejected: [to] })),
  };
  await relayOutbox({ ...deps, messages });
  for (const told of ['unexpected', 'silent', 'message not delivered yet']) expect(lines()).toContain(told);
  expect(lines()).not.toMatch(guest);
  await app.close();
  await engine.close();
});
