import { expect, it } from 'vitest';
import type { Mail } from '../src/features/messaging/messages/senders.types.ts';
import { startTestEngine } from './test-engine.ts';
import { databaseKinds } from './database-kinds.ts';

const plan = (at: number): Mail => ({
  about: { kind: 'visitor', hotelId: 1760 },
  purpose: 'plan',
  messageId: `<plan.${at}@latchkey>`,
  from: { name: 'The hotel', address: 'stay@example.com' },
  to: at % 2 === 0 ? 'victim@example.com' : 'Victim@example.com',
  replyTo: 'stay@example.com',
  subject: 'Your days',
  text: '',
  html: '',
});

it.each(databaseKinds)('messages to one address that are sent side by side count each other, on %s', async (kind) => {
  const engine = await startTestEngine(kind, { RATE_LIMITS: 'on', PLAN_MAILS_PER_DAY: '3' });
  for (let round = 1; round <= 5; round += 1) {
    await Promise.all(Array.from({ length: 12 }, (_, at) => engine.deps.messages.sendMail(plan(100 * round - at))));
    expect(engine.mails).toHaveLength(3 * round);
    // A process that did not hear of a mail's sending sends it again; dropped mails stay dropped.
    await Promise.all(engine.mails.slice(-3).map((mail) => engine.deps.messages.sendMail(mail)));
    expect(engine.mails.splice(-3)).toHaveLength(3);
    engine.pass(25 * 3_600_000);
  }
  await engine.close();
});
