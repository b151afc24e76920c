import { afterEach, describe, expect, it } from 'vitest';
import { cookiesOf, mailedToken, ownerAtDesk, signIn, type AtDesk } from '../../../../test/desk.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { forgetStarted, newcomer } from '../../../../test/onboarding.ts';

const mail = 'meera@lotus.example';
const bait = 'Refund Office';

// Shows docs/rules.md: People of a hotel (Names).
describe('the name of a person', () => {
  const engine = openEngine();
  afterEach(() => forgetStarted(engine));

  const askToStart = (name: string, language = 'en') =>
    engine.app.inject({ method: 'POST', url: '/api/staff/starts/links', payload: { mail, name, language } });
  const session = async (cookie: string) =>
    (await engine.app.inject({ url: '/api/staff/session', headers: { cookie } })).json<{
      person: { name: string; language: string };
    }>().person;
  const invited = (by: AtDesk, name: string, hotelId?: number) =>
    by.call('POST', 'people', { mail, name, role: 'reception', language: 'en' }, hotelId);
  const listed = async (by: AtDesk) =>
    (await by.call('GET', 'people'))
      .json<{ people: { name: string; mail: string }[] }>()
      .people.find((one) => one.mail === mail)?.name;

  it('is not what a stranger types with the address to set up a house: who proves the address has typed it', async () => {
    const stranger = await askToStart(bait, 'de');
    // The stranger's link opens nothing in another browser.
    const [theirs = ''] = (await mailedToken(engine, mail)).split('&');
    expect((await signIn(engine, theirs)).statusCode).toBe(410);
    expect(stranger.statusCode).toBe(202);
    engine.mails.length = 0;
    const asked = await askToStart('Meera Nair', 'hi');
    const [token = ''] = (await mailedToken(engine, mail)).split('&');
    const opened = await signIn(engine, token, cookiesOf(asked));
    expect(await session(cookiesOf(opened))).toMatchObject({ name: 'Meera Nair', language: 'hi' });
    await askToStart(bait, 'de');
    expect(await session(cookiesOf(opened))).toMatchObject({ name: 'Meera Nair', language: 'hi' });
  });

  it('is what a hotel calls somebody who accepts its invitation, and not what another has called them', async () => {
    const [courtyard, palace] = [await ownerAtDesk(engine), await ownerAtDesk(engine, 2116)];
    await askToStart(bait);
    expect((await invited(palace, bait, 2116)).statusCode).toBe(201);
    await guestCalls(engine).relay();
    engine.mails.length = 0;
    expect((await invited(courtyard, 'Meera Nair')).statusCode).toBe(201);
    expect([await listed(courtyard), await listed(palace)]).toEqual(['Meera Nair', bait]);
    const [token = ''] = (await mailedToken(engine, mail)).split('&');
    const opened = await signIn(engine, token);
    expect(await session(cookiesOf(opened))).toMatchObject({ name: 'Meera Nair' });
    // Whoever has invited them elsewhere learns nothing.
    expect([await listed(courtyard), await listed(palace)]).toEqual(['Meera Nair', bait]);
    const headers = { cookie: cookiesOf(opened) };
    const accepted = await engine.app.inject({ method: 'POST', url: '/api/staff/invitations/2116', headers });
    expect([accepted.statusCode, await listed(palace)]).toEqual([200, 'Meera Nair']);
  });

  it('stays what somebody has given', async () => {
    const asha = await newcomer(engine, mail);
    const owner = await ownerAtDesk(engine);
    expect((await invited(owner, bait)).statusCode).toBe(201);
    expect(await session(asha.cookie)).toMatchObject({ name: 'Asha Gurung' });
    expect(await listed(owner)).toBe(bait);
    const headers = { cookie: asha.cookie };
    await engine.app.inject({ method: 'POST', url: '/api/staff/invitations/1760', headers });
    expect([await listed(owner), (await session(asha.cookie)).name]).toEqual(['Asha Gurung', 'Asha Gurung']);
  });
});
