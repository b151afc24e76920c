import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { relayOutbox } from '../src/jobs/relay-outbox.ts';
import { ownerAtDesk } from './desk.ts';
import { forgetStarted, guestHouse, newcomer, twelveRooms } from './onboarding.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';

// Shows docs/rules.md: What a hotel sends (Invitations).

type Newcomer = Awaited<ReturnType<typeof newcomer>>;

const bait = 'Refund Office Delhi';

describe('invitations to the desk', () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine('postgresql', { RATE_LIMITS: 'on', HOTEL_INVITATIONS_PER_DAY: '6' });
  });
  afterEach(async () => {
    await forgetStarted(engine);
    await engine.reset();
  });
  afterAll(() => engine.close());
  const relay = async () => {
    while ((await relayOutbox(engine.deps)) > 0);
  };

  /** A house that somebody has set up and no guest sees, under a name that says something else. */
  const draft = async (asha: Newcomer, slug = 'refund-office') => {
    const begun = await asha.begin({ ...guestHouse, name: bait, slug });
    const { hotelId } = await asha.save(begun, { rooms: { typed: twelveRooms } });
    engine.pass(1000);
    const people = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
      engine.app.inject({
        method,
        url: `/api/property/people${path}`,
        headers: { cookie: asha.cookie, 'latchkey-hotel': String(hotelId) },
        ...(payload === undefined ? {} : { payload }),
      });
    const invite = async (to: string, language = 'en') => {
      engine.pass(1000);
      const payload = { mail: to, name: 'Claim It Here', role: 'reception', language };
      return (await people('POST', '', payload)).json<{ code?: string; personId: string }>();
    };
    return { hotelId, people, invite };
  };
  const invitationsTo = (to: string) => engine.mails.filter((mail) => mail.to === to);

  it('of a house that guests do not see are three a day, and say nothing that its people typed', async () => {
    const house = await draft(await newcomer(engine));
    const answers = [];
    for (let at = 0; at < 25; at += 1)
      answers.push(await house.invite(`stranger${at}@example.com`, ['en', 'de', 'ar', 'hi'][at % 4]));
    await relay();
    expect(answers.map(({ code }) => code ?? 'invited')).toEqual([
      ...Array.from({ length: 3 }, () => 'invited'),
      ...Array.from({ length: 22 }, () => 'too_many_invitations'),
    ]);
    const mails = engine.mails.filter(({ to }) => to.startsWith('stranger'));
    expect(mails).toHaveLength(3);
    for (const mail of mails) {
      expect(JSON.stringify(mail)).not.toMatch(/Refund|Office|Claim|marigold/i);
      expect(mail.from.name).toBe(engine.deps.settings.providerName);
      expect(mail.subject).toContain(engine.deps.settings.providerName);
    }
  });

  it('to one mailbox are two a day, of however many houses, and whoever was removed in between', async () => {
    const one = await draft(await newcomer(engine));
    const other = await draft(await newcomer(engine, 'ben@marigold.example'), 'other-house');
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < 4; at += 1) {
      const invited = await one.invite('victim@example.com');
      codes.push(invited.code);
      await relay();
      if (invited.code === undefined) await one.people('DELETE', `/${invited.personId}`);
    }
    codes.push((await other.invite('Victim+x@example.com')).code);
    await relay();
    expect(codes).toEqual([undefined, undefined, ...Array.from({ length: 3 }, () => 'too_many_invitations')]);
    expect(engine.mails.filter(({ to }) => /^victim/i.test(to))).toHaveLength(2);
  });

  it('of one person are as many in five houses as in one', async () => {
    const asha = await newcomer(engine);
    const [one, other] = [await draft(asha), await draft(asha, 'other-house')];
    for (let at = 0; at < 2; at += 1) expect((await one.invite(`one${at}@example.com`)).code).toBeUndefined();
    expect((await other.invite('two@example.com')).code).toBeUndefined();
    expect((await other.invite('three@example.com')).code).toBe('too_many_invitations');
  });

  it('of a hotel that the provider brought name it, and come to everybody of a large house in a day', async () => {
    const owner = await ownerAtDesk(engine);
    for (let at = 0; at < 40; at += 1) {
      engine.pass(1000);
      const person = { mail: `porter${at}@1760.example`, name: 'Night porter', role: 'reception', language: 'en' };
      expect((await owner.call('POST', 'people', person)).statusCode).toBe(201);
    }
    await relay();
    expect(invitationsTo('porter7@1760.example')[0]?.subject).toBe('Sandalwood Courtyard invites you to its desk');
    expect(engine.mails.filter(({ to }) => to.startsWith('porter'))).toHaveLength(40);
  });
});
