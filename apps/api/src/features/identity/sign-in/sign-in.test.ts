import { beforeEach, describe, expect, it } from 'vitest';
import { openEngine } from '../../../../test/open-engine.ts';
import {
  againAtDesk,
  cookiesOf,
  mailedToken,
  operatorHeaders,
  ownerAtDesk,
  signIn,
  type AtDesk,
} from '../../../../test/desk.ts';
import { signedInBy } from './sessions.ts';

const mail = 'owner@1760.example';

// Shows docs/rules.md: People of a hotel (Sessions, Signing in).
describe('signing in at the desk', () => {
  const engine = openEngine();
  let owner: AtDesk;
  beforeEach(async () => {
    owner = await ownerAtDesk(engine);
  });

  const ask = (to: string, cookie = '', address = '203.0.113.1') =>
    engine.app.inject({
      method: 'POST',
      url: '/api/staff/links',
      headers: { cookie, 'x-forwarded-for': address },
      payload: { mail: to },
    });
  const mailsTo = async (to: string): Promise<number> => {
    await mailedToken(engine, to);
    return engine.mails.filter((one) => one.to === to).length;
  };
  const session = (cookie: string) => engine.app.inject({ url: '/api/staff/session', headers: { cookie } });
  const hour = 3_600_000;

  it('keeps how close together the person wants the lines, on every device', async () => {
    const choose = (cookie: string, density: string) =>
      engine.app.inject({ method: 'PUT', url: '/api/staff/density', headers: { cookie }, payload: { density } });
    expect((await choose(owner.cookie, 'tight')).statusCode).toBe(200);
    const elsewhere = await againAtDesk(engine, owner);
    expect((await session(elsewhere.cookie)).json()).toMatchObject({ person: { density: 'tight' } });
    expect((await choose(owner.cookie, 'loose')).statusCode).toBe(400);
    expect((await choose('', 'calm')).statusCode).toBe(401);
    expect((await choose(owner.cookie, 'calm')).statusCode).toBe(200);
  });

  it('says who is signed in and where that person works', async () => {
    const answer = (await session(owner.cookie)).json<object>();
    expect(answer).toEqual({
      person: { personId: owner.personId, name: 'Owner', mail, language: 'en', density: 'calm' },
      hotels: [{ hotelId: 1760, name: 'Sandalwood Courtyard', city: 'Bengaluru', role: 'owner' }],
      provedAt: engine.deps.clock().toISOString(),
    });
    expect((await session('')).statusCode).toBe(401);
  });

  it('gives a cookie that no script and no other site can use', async () => {
    const response = await signIn(engine, await mailedToken(engine, mail));
    expect(response.statusCode).toBe(410);
    const asked = await ask(mail);
    const token = await mailedToken(engine, mail);
    const given = [(await signIn(engine, token, cookiesOf(asked))).headers['set-cookie']].flat()[0];
    expect(given).toMatch(/^latchkey-desk=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/);
    expect(given).not.toContain(owner.cookie);
    const [secure] = [
      (
        await engine.app.inject({
          method: 'DELETE',
          url: '/api/staff/session',
          headers: { 'x-forwarded-proto': 'https' },
        })
      ).headers['set-cookie'],
    ].flat();
    expect(secure).toMatch(/^__Host-latchkey-desk=; .*Secure$/);
  });

  it('takes a link once, for ten minutes, in the browser that asked for it', async () => {
    const browser = cookiesOf(await ask(mail));
    const first = await mailedToken(engine, mail);
    expect((await signIn(engine, first)).statusCode).toBe(410);
    expect((await signIn(engine, first, cookiesOf(await ask('nobody@example.com')))).statusCode).toBe(410);
    expect((await signIn(engine, first, browser)).statusCode).toBe(200);
    expect((await signIn(engine, first, browser)).json()).toEqual({ code: 'link_expired' });
    engine.pass(1000);
    expect(cookiesOf(await ask(mail, browser))).toBe(browser);
    const late = await mailedToken(engine, mail);
    engine.pass(10 * 60_000);
    expect((await signIn(engine, late, browser)).statusCode).toBe(410);
  });

  it('answers alike whether or not somebody works here, and mails nobody else', async () => {
    const before = engine.mails.length;
    const [known, unknown] = [await ask(mail), await ask('stranger@example.com')];
    const plain = (response: typeof known) => [response.statusCode, response.body];
    expect(plain(unknown)).toEqual(plain(known));
    await mailedToken(engine, mail);
    expect(engine.mails.slice(before).map(({ to }) => to)).toEqual([mail]);
  });

  it('mails no more links in an hour than codes of a booking', async () => {
    const before = engine.mails.length;
    for (let time = 0; time < 8; time += 1) expect((await ask(mail)).statusCode).toBe(202);
    await mailedToken(engine, mail);
    expect(engine.mails).toHaveLength(before + engine.deps.settings.lookupCodes.perHour);
  });

  it('mails the person a link though a stranger has asked for all that one network gets', async () => {
    for (let time = 0; time < 12; time += 1) await ask(mail);
    const before = await mailsTo(mail);
    const asked = cookiesOf(await ask(mail, '', '198.51.100.7'));
    expect(await mailsTo(mail)).toBe(before + 1);
    expect((await signIn(engine, await mailedToken(engine, mail), asked)).statusCode).toBe(200);
  });

  it('mails a link to a browser of the person though strangers everywhere have asked for all they get', async () => {
    for (let network = 1; network <= 9; network += 1)
      for (let time = 0; time < 6; time += 1) await ask(mail, '', `192.0.2.${network}`);
    const before = await mailsTo(mail);
    await ask(mail, '', '198.51.100.7');
    expect(await mailsTo(mail)).toBe(before);
    await ask(mail, owner.cookie, '192.0.2.1');
    expect(await mailsTo(mail)).toBe(before + 1);
    // It is the browser of this person alone.
    const other = await ownerAtDesk(engine, 2116);
    await ask(mail, other.cookie, '198.51.100.7');
    expect(await mailsTo(mail)).toBe(before + 1);
  });

  it('counts no ask that it refused: who goes on asking keeps nobody out for longer', async () => {
    for (let minutes = 0; minutes < 61; minutes += 1) {
      await ask(mail);
      engine.pass(60_000);
    }
    const before = await mailsTo(mail);
    await ask(mail);
    expect(await mailsTo(mail)).toBe(before + 1);
  });

  it('begins a new session at each sign-in and ends the one before it', async () => {
    const asked = cookiesOf(await ask(mail));
    const again = await signIn(engine, await mailedToken(engine, mail), `${asked}; ${owner.cookie}`);
    expect((await session(cookiesOf(again))).statusCode).toBe(200);
    expect((await session(owner.cookie)).statusCode).toBe(401);
  });

  it('ends a session that nobody uses for twelve hours, and each after thirty days', async () => {
    engine.pass(12 * hour - 1000);
    expect((await session(owner.cookie)).statusCode).toBe(200);
    engine.pass(12 * hour);
    expect((await session(owner.cookie)).statusCode).toBe(401);
  });

  it('ends a session that is used all the time after thirty days', async () => {
    for (let time = 0; time < 65; time += 1) {
      engine.pass(11 * hour);
      expect([time, (await session(owner.cookie)).statusCode]).toEqual([time, 200]);
    }
    engine.pass(6 * hour);
    expect((await session(owner.cookie)).statusCode).toBe(401);
  });

  it('ends in the page that was left open, too: to watch is no use of it', async () => {
    const token = /=([^;]+)/.exec(owner.cookie)?.[1];
    engine.pass(7 * hour);
    expect(await signedInBy(engine.deps, token, 'watched')).toBeDefined();
    engine.pass(6 * hour);
    expect(await signedInBy(engine.deps, token, 'watched')).toBeUndefined();
  });

  it('lists where a person is signed in, and ends one of them, or this one', async () => {
    const asked = cookiesOf(await ask(mail));
    const other = cookiesOf(await signIn(engine, await mailedToken(engine, mail), asked));
    const list = (cookie: string) => engine.app.inject({ url: '/api/staff/sessions', headers: { cookie } });
    const { sessions } = (await list(owner.cookie)).json<{ sessions: { sessionId: string; isThisOne: boolean }[] }>();
    expect(new Set(sessions.map(({ isThisOne }) => isThisOne))).toEqual(new Set([false, true]));
    const theirs = sessions.find(({ isThisOne }) => !isThisOne)?.sessionId ?? '';
    const end = (sessionId: string) =>
      engine.app.inject({
        method: 'DELETE',
        url: `/api/staff/sessions/${sessionId}`,
        headers: { cookie: owner.cookie },
      });
    expect((await end('AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404);
    expect((await end(theirs)).json<{ sessions: object[] }>().sessions).toHaveLength(1);
    expect((await session(other)).statusCode).toBe(401);
    await engine.app.inject({ method: 'DELETE', url: '/api/staff/session', headers: { cookie: owner.cookie } });
    expect((await session(owner.cookie)).statusCode).toBe(401);
  });

  it('keeps of every secret a hash alone', async () => {
    const rows = await engine.deps.db.selectFrom('staff_session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(owner.cookie.split('.')[1]);
  });
});

describe('the recovery code', () => {
  const engine = openEngine();

  const recover = (code: string, of = mail, address = '203.0.113.1') =>
    engine.app.inject({
      method: 'POST',
      url: '/api/staff/recovery',
      headers: { 'x-forwarded-for': address },
      payload: { mail: of, code },
    });
  const firstCode = async (): Promise<string> => {
    await engine.app.inject({
      method: 'POST',
      url: '/api/property/people',
      headers: operatorHeaders(engine, 1760),
      payload: { mail, name: 'Owner', role: 'owner', language: 'en' },
    });
    const response = await signIn(engine, await mailedToken(engine, mail));
    return response.json<{ recoveryCode?: string }>().recoveryCode ?? '';
  };

  it('is told at the first sign-in, opens once, and is followed by another', async () => {
    const code = await firstCode();
    expect(code).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    const used = await recover(` ${code.toUpperCase().replaceAll('-', ' ')} `);
    expect(used.statusCode).toBe(200);
    const next = used.json<{ recoveryCode: string }>().recoveryCode;
    expect(next).not.toBe(code);
    expect((await recover(code)).json()).toEqual({ code: 'code_wrong' });
    expect((await recover(next)).statusCode).toBe(200);
  });

  it('is refused alike for who does not work here, and is not to be guessed', async () => {
    const code = await firstCode();
    expect((await recover(code, 'stranger@example.com')).json()).toEqual({ code: 'code_wrong' });
    for (let time = 0; time < 5; time += 1) expect((await recover('aaaaa-aaaaa')).statusCode).toBe(422);
    expect((await recover(code)).json()).toEqual({ code: 'too_many_tries' });
    // Wrong ones came from elsewhere: the person's own is taken.
    expect((await recover(code, mail, '198.51.100.7')).statusCode).toBe(200);
  });
});
