import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoInvoices } from './demo-invoices.ts';
import { signIn } from '../../test/desk.ts';
import { editHotel, restoreFiles } from '../../test/edit-hotel.ts';
import { openEngine } from '../../test/open-engine.ts';
import { runStaff } from './staff.ts';

describe('the people of a hotel at the terminal', () => {
  const engine = openEngine();
  beforeEach(async () => {
    if (!engine.app.server.listening) await engine.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => vi.unstubAllEnvs());
  restoreFiles(engine, 1760);

  const type = async (words: string): Promise<{ isDone: boolean; said: string }> => {
    const address = engine.app.server.address();
    vi.stubEnv('API_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    const lines: string[] = [];
    const isDone = await runStaff(
      engine.deps.settings,
      words.split(' '),
      (line) => lines.push(line),
      engine.deps.clock(),
    );
    return { isDone, said: lines.join('\n') };
  };

  it('begin with an owner, whom the operator invites and may end again only where another is', async () => {
    expect(await type('list 1760')).toEqual({ isDone: true, said: 'Nobody works here yet.' });
    const line = 'asha@example.com  owner  invited  Asha Rao';
    expect(await type('invite sandalwood-courtyard Asha@example.com en Asha Rao')).toEqual({
      isDone: true,
      said: line,
    });
    expect(await type('list 1760')).toEqual({ isDone: true, said: line });
    expect(await type('invite 1760 ben@example.com en Ben')).toEqual({ isDone: false, said: 'first_owner_only' });
    expect(await type('end 1760 asha@example.com')).toEqual({ isDone: false, said: 'last_owner' });
    expect(await type('end 1760 ben@example.com')).toEqual({
      isDone: false,
      said: 'Nobody works here by ben@example.com.',
    });
  });

  it('come in by a link of the operator', async () => {
    await type('invite 1760 asha@example.com hi Asha');
    const { isDone, said } = await type('link 1760 asha@example.com');
    expect(isDone).toBe(true);
    expect((await signIn(engine, said.split('token=')[1] ?? '')).statusCode).toBe(200);
  });

  it('are told of by what is wrong with the words', async () => {
    expect((await type('invite 1760 asha@example.com fr Asha')).said).toBe('"fr" is no language of the desk.');
    expect((await type('invite 1760 asha@example.com de')).said).toBe('The name is missing.');
    expect((await type('link 1760')).said).toBe('The mail address is missing.');
    expect((await type('expel 1760')).said).toMatch(/^There is no "expel"\.\npnpm api staff list <hotel> /);
  });

  it('of a demo have a link each, for an owner and for reception, again and again', async () => {
    await editHotel(engine, 1760, ({ facts }) => {
      facts.countryCode = 'IN';
    });
    for (const time of [1, 2]) {
      const { isDone, said } = await type('demo');
      expect([time, isDone]).toEqual([time, true]);
      const links = [...said.matchAll(/^ {2}(Owner|Reception) +http\S+token=(\S+)$/gm)];
      expect(links.length).toBeGreaterThan(4);
      // The first sign-in of an owner is the demo's own: it tells the code, and signs out.
      expect([time, /^Recovery code of owner\.\d+@example\.com: \S+$/m.test(said)]).toEqual([time, time === 1]);
      const [, reception] = links;
      const signedIn = await signIn(engine, reception?.[2] ?? '');
      expect(signedIn.json<{ hotels: object[] }>().hotels).toMatchObject([{ role: 'reception' }]);
    }
    // The engine has refused none of the made-up numbers.
    const houses = await engine.deps.db.selectFrom('invoice_settings').select(['hotel_id', 'settings']).execute();
    expect(houses.map(({ hotel_id: id }) => id)).toContain(1760);
    expect(houses.every(({ hotel_id: id, settings }) => settings.prefix === demoInvoices[id]?.prefix)).toBe(true);
  });
});
