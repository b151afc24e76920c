import { beforeEach, describe, expect, it } from 'vitest';
import {
  colleagueAtDesk,
  mailedToken,
  operatorHeaders,
  ownerAtDesk,
  signIn,
  type AtDesk,
} from '../../../../test/desk.ts';
import { openEngine } from '../../../../test/open-engine.ts';

// Shows docs/rules.md: People of a hotel (Owners).
describe('the people of a hotel', () => {
  const engine = openEngine();
  let owner: AtDesk;
  beforeEach(async () => {
    owner = await ownerAtDesk(engine);
  });

  const someone = { mail: 'night@1760.example', name: 'Night porter', role: 'reception', language: 'hi' };
  const byOperator = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    engine.app.inject({
      method,
      url: `/api/property/${path}`,
      headers: operatorHeaders(engine, 1760),
      ...(payload === undefined ? {} : { payload }),
    });

  it('are invited by mail, in their language, and work here once they have signed in', async () => {
    const invited = await owner.call('POST', 'people', someone);
    expect([invited.statusCode, invited.json<{ state: string }>().state]).toEqual([201, 'invited']);
    const token = await mailedToken(engine, someone.mail);
    const sent = engine.mails.at(-1);
    expect(sent?.subject).toBe('Sandalwood Courtyard आपको रिसेप्शन पर आमंत्रित करता है');
    expect((await owner.call('POST', 'people', someone)).json()).toEqual({ code: 'already_here' });
    engine.pass(7 * 24 * 3_600_000 - 1000);
    expect((await signIn(engine, token)).statusCode).toBe(200);
    expect((await signIn(engine, token)).statusCode).toBe(410);
    const [, porter] = (await byOperator('GET', 'people')).json<{ people: object[] }>().people;
    expect(porter).toMatchObject({ name: 'Night porter', role: 'reception', state: 'active' });
  });

  it('come by an invitation within seven days, and not later', async () => {
    await owner.call('POST', 'people', someone);
    const token = await mailedToken(engine, someone.mail);
    engine.pass(7 * 24 * 3_600_000);
    expect((await signIn(engine, token)).statusCode).toBe(410);
  });

  it('get other roles, which hold at once', async () => {
    const colleague = await colleagueAtDesk(engine, owner, 'reception');
    expect((await colleague.call('GET', 'people')).statusCode).toBe(403);
    const changed = await owner.call('PUT', `people/${colleague.personId}`, { role: 'owner' });
    expect(changed.json<{ role: string }>().role).toBe('owner');
    expect((await colleague.call('GET', 'people')).statusCode).toBe(200);
    expect((await owner.call('PUT', 'people/AAAAAAAAAAAAAAAAAAAAAA', { role: 'owner' })).statusCode).toBe(404);
  });

  it('leave from one moment to the next, and are signed out where they work nowhere else', async () => {
    const colleague = await colleagueAtDesk(engine, owner, 'reception');
    expect((await colleague.call('GET', 'bookings')).statusCode).toBe(200);
    expect((await owner.call('DELETE', `people/${colleague.personId}`)).statusCode).toBe(200);
    expect((await colleague.call('GET', 'bookings')).json()).toEqual({ code: 'invalid_key' });
    expect((await owner.call('DELETE', `people/${colleague.personId}`)).statusCode).toBe(404);
    expect((await owner.call('GET', 'people')).json<{ people: object[] }>().people).toHaveLength(1);
  });

  it('are changed by an owner who has just proved who it is', async () => {
    engine.pass(15 * 60_000);
    expect((await owner.call('POST', 'people', someone)).json()).toEqual({ code: 'prove_again' });
    expect((await owner.call('POST', 'keys', { name: 'Channel manager' })).json()).toEqual({ code: 'prove_again' });
    expect((await owner.call('GET', 'people')).statusCode).toBe(200);
  });

  it('always have an owner among them', async () => {
    expect((await owner.call('DELETE', `people/${owner.personId}`)).json()).toEqual({ code: 'last_owner' });
    const lower = { role: 'manager' };
    expect((await owner.call('PUT', `people/${owner.personId}`, lower)).json()).toEqual({ code: 'last_owner' });
    await colleagueAtDesk(engine, owner, 'owner');
    expect((await owner.call('PUT', `people/${owner.personId}`, lower)).statusCode).toBe(200);
  });

  it('are brought in by the operator as the first owner alone', async () => {
    const another = { ...someone, role: 'owner' };
    expect((await byOperator('POST', 'people', another)).json()).toEqual({ code: 'first_owner_only' });
    expect((await byOperator('POST', 'people', someone)).json()).toEqual({ code: 'first_owner_only' });
  });

  it('who are locked out get a link from the operator, which the journal tells', async () => {
    const made = await byOperator('POST', `people/${owner.personId}/links`, {});
    const { url } = made.json<{ url: string }>();
    expect(url).toMatch(/^http:\/\/desk\.latchkey\.localhost:4000\/sign-in\?token=/);
    expect((await signIn(engine, url.split('token=')[1] ?? '')).statusCode).toBe(200);
    const { lines } = (await owner.call('GET', 'journal')).json<{ lines: object[] }>();
    expect(lines[0]).toMatchObject({ kind: 'operator', operation: 'makeSignInLink', subject: owner.personId });
    expect((await byOperator('POST', 'people/AAAAAAAAAAAAAAAAAAAAAA/links', {})).statusCode).toBe(404);
  });
});
