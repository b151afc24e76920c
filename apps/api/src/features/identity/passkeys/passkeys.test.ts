import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { authenticator, type Authenticator } from '../../../../test/authenticator.ts';
import { cookiesOf, ownerAtDesk, type AtDesk } from '../../../../test/desk.ts';
import { openEngine } from '../../../../test/open-engine.ts';

const origin = 'http://desk.latchkey.localhost:4000';
const minute = 60_000;

interface Options {
  readonly options: { readonly challenge: string; readonly user: { readonly id: string } };
}

// Shows docs/rules.md: People of a hotel (Passkeys).
describe('passkeys', () => {
  const engine = openEngine();
  let owner: AtDesk;
  let device: Authenticator;
  beforeEach(async () => {
    owner = await ownerAtDesk(engine);
    device = authenticator(origin);
  });

  const post = (path: string, payload: object, cookie: string): Promise<LightMyRequestResponse> =>
    engine.app.inject({ method: 'POST', url: `/api/staff/${path}`, headers: { cookie }, payload });
  const make = async (by = device): Promise<LightMyRequestResponse> => {
    const { options } = (await post('passkeys/options', {}, owner.cookie)).json<Options>();
    return post('passkeys', { response: by.make(options) }, owner.cookie);
  };
  const begin = async (): Promise<{ cookie: string; options: Options['options'] }> => {
    const begun = await post('passkey-sign-in/options', {}, '');
    return { cookie: cookiesOf(begun), options: begun.json<Options>().options };
  };

  it('are made on a device, sign in there, and are forgotten', async () => {
    expect((await make()).statusCode).toBe(201);
    const { cookie, options } = await begin();
    const signedIn = await post('passkey-sign-in', { response: device.prove(options) }, cookie);
    expect(signedIn.json()).toMatchObject({ person: { personId: owner.personId }, hotels: [{ hotelId: 1760 }] });
    const now = cookiesOf(signedIn);
    const list = await engine.app.inject({ url: '/api/staff/passkeys', headers: { cookie: now } });
    const [passkey] = list.json<{ passkeys: { passkeyId: string; lastUsedAt: string | null }[] }>().passkeys;
    expect(passkey?.lastUsedAt).not.toBeNull();
    const remove = (): Promise<LightMyRequestResponse> =>
      engine.app.inject({
        method: 'DELETE',
        url: `/api/staff/passkeys/${passkey?.passkeyId}`,
        headers: { cookie: now },
      });
    expect((await remove()).json()).toEqual({ passkeys: [] });
    expect((await remove()).statusCode).toBe(404);
    const again = await begin();
    const refused = await post('passkey-sign-in', { response: device.prove(again.options) }, again.cookie);
    expect([refused.statusCode, refused.json()]).toEqual([422, { code: 'passkey_refused' }]);
  });

  it('answer what was asked once, within five minutes, and in the browser that began', async () => {
    await make();
    const { cookie, options } = await begin();
    const other = await begin();
    const prove = (): object => ({ response: device.prove(options) });
    expect((await post('passkey-sign-in', prove(), '')).statusCode).toBe(422);
    expect((await post('passkey-sign-in', prove(), other.cookie)).statusCode).toBe(422);
    expect((await post('passkey-sign-in', prove(), cookie)).statusCode).toBe(200);
    expect((await post('passkey-sign-in', prove(), cookie)).statusCode).toBe(422);
    const late = await begin();
    engine.pass(5 * minute);
    expect((await post('passkey-sign-in', { response: device.prove(late.options) }, late.cookie)).statusCode).toBe(422);
  });

  it('of another host, or of another page, are refused', async () => {
    expect((await make(authenticator('http://sandalwood.localhost:4000'))).statusCode).toBe(422);
    expect((await make(authenticator(origin, 'latchkey.localhost'))).statusCode).toBe(422);
    expect((await make(authenticator('http://evil.example', 'desk.latchkey.localhost'))).statusCode).toBe(422);
  });

  it('whose counter goes back are a copy, and refused', async () => {
    await make();
    await engine.deps.db.updateTable('passkey').set({ counter: 7 }).execute();
    const { cookie, options } = await begin();
    expect((await post('passkey-sign-in', { response: device.prove(options) }, cookie)).statusCode).toBe(422);
  });

  it('are made by who has just signed in, and by nobody who finds a page open', async () => {
    engine.pass(15 * minute);
    expect((await post('passkeys/options', {}, owner.cookie)).json()).toEqual({ code: 'prove_again' });
    expect((await post('passkeys/options', {}, '')).statusCode).toBe(401);
  });
});
