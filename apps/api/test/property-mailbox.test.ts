import { describe, expect, it } from 'vitest';
import { ownerAtDesk, type AtDesk } from './desk.ts';
import { guestCalls } from './guest-calls.ts';
import { book } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { holdOf, setUpByStranger } from './unknown-hotel.ts';

// Shows docs/rules.md: What a hotel sends (The property's mailbox).

const bait = 'Refund at https://evil.example/r';
const dayMs = 24 * 3_600_000;

describe('the mailbox that a hotel names', () => {
  const engine = openEngine();
  const guests = guestCalls(engine);
  const named = async (): Promise<string> => (await engine.deps.hotels.byId(1760))?.readFacts().email ?? '';
  const all = () => [...engine.mails, ...engine.propertyMails];
  const to = (mail: string) => all().filter((one) => one.to === mail);
  const ask = (question = 'Is there a pool?') =>
    guests.post('questions', { hotelId: 1760, email: 'asha@example.com', fullName: 'Asha Rao', question });
  /** A house of a stranger, whose owner is signed in. */
  const stranger = async (): Promise<AtDesk> => {
    const owner = await ownerAtDesk(engine);
    await setUpByStranger(engine);
    engine.mails.length = 0;
    return owner;
  };
  /** What the set-up says of the mailbox. */
  const found = async (owner: AtDesk): Promise<string[]> => {
    const { findings } = (await owner.call('GET', 'set-up')).json<{ findings: { path: string; kind: string }[] }>();
    return findings.filter(({ path }) => path === 'email').map(({ kind }) => kind);
  };
  const linkIn = (text: string): string =>
    /https?:\/\/[^/\s]+(\/api\/property-mailbox-links\/\S+)/.exec(text)?.[1] ?? '';

  it('gets one question of the provider before it is proved, and nothing that anybody typed; an owner gets the rest', async () => {
    await stranger();
    const mailbox = await named();
    for (let at = 0; at < 30; at += 1) await ask(`${bait} ${at}`);
    const stay = await book(engine, { mode: 'at-property' });
    await guests.relay();
    await guests.post(`bookings/${stay.bookingId}/messages`, { text: bait }, stay.cookie);
    await guests.relay();
    const [asked, ...others] = to(mailbox);
    expect(others).toEqual([]);
    expect(JSON.stringify(asked)).not.toMatch(/evil\.|Sandalwood Courtyard|Asha Rao/i);
    expect([asked?.from.name, asked?.subject]).toEqual([
      engine.deps.settings.providerName,
      `${engine.deps.settings.providerName}: is this your hotel’s mailbox?`,
    ]);
    // Thirty questions, the booking, and what its guest wrote.
    expect(to('owner@1760.example')).toHaveLength(32);
  });

  it('is asked three times, a week apart, and no more', async () => {
    await stranger();
    for (let at = 0; at < 40; at += 1) {
      await ask();
      await guests.relay();
      engine.pass(dayMs);
    }
    expect(to(await named())).toHaveLength(3);
  });

  it('gets all of it once a button in that mail was pressed, which opening the link does not do', async () => {
    const owner = await stranger();
    const mailbox = await named();
    expect(await found(owner)).toEqual(['mailbox_unproved']);
    await ask();
    await guests.relay();
    const url = linkIn(to(mailbox)[0]?.text ?? '');
    const opened = await engine.app.inject({ url });
    expect([opened.statusCode, opened.body.includes('It is ours')]).toEqual([200, true]);
    await ask();
    await guests.relay();
    expect(to(mailbox)).toHaveLength(1);
    expect((await engine.app.inject({ method: 'POST', url })).body).toContain('now come to this mailbox');
    for (const method of ['POST', 'GET'] as const) {
      const again = await engine.app.inject({ method, url });
      expect([
        again.statusCode,
        again.body.includes('now come to this mailbox'),
        again.body.includes('<button'),
      ]).toEqual([200, true, false]);
    }
    expect(await found(owner)).toEqual([]);
    await ask();
    await guests.relay();
    expect(to(mailbox)).toHaveLength(2);
  });

  it('needs no proof where somebody of the hotel signs in by it', async () => {
    await stranger();
    const mailbox = await named();
    await engine.deps.db.updateTable('person').set({ mail: mailbox.toLowerCase() }).execute();
    await ask();
    await guests.relay();
    expect(to(mailbox).map(({ purpose }) => purpose)).toEqual(['desk']);
  });

  it('needs none of a hotel of the provider’s files', async () => {
    await ask();
    await guests.relay();
    expect(to(await named())).toHaveLength(1);
  });

  it('is asked nothing before guests see the hotel, or while it is held', async () => {
    await ownerAtDesk(engine);
    await setUpByStranger(engine, null);
    await ask();
    await guests.relay();
    await engine.deps.db.updateTable('hotel_start').set({ opened_at: engine.deps.clock() }).execute();
    await holdOf(engine);
    await ask();
    await guests.relay();
    expect(to(await named())).toEqual([]);
  });
});
