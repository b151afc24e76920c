import { everyPropertyPath } from '@latchkey/api-contract/every-property-path';
import { may, permissions, staffRoles, type StaffRole } from '@latchkey/booking-core/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colleagueAtDesk, operatorHeaders, ownerAtDesk, type AtDesk } from './desk.ts';
import { requireInvariants } from './invariants.ts';
import { propertyCases } from './tenancy/property-cases.ts';
import type { World } from './tenancy/tenancy-case.ts';
import { authorizationOf, booksOf, guestOf, send } from './tenancy/two-guests.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';

const operations = Object.entries(everyPropertyPath)
  .filter(([, { path }]) => path.startsWith('/api/property/'))
  .map(([name, { method, path }]) => ({ name, method, path }));

/** An address of an operation about nothing that is there: whoever may is told so, and changes nothing. */
const addressOf = (path: string): string =>
  // A stream has no end: it is asked for in a way that it refuses.
  path === everyPropertyPath.followChanges.path
    ? 'changes?after=none'
    : path.replace(/:\w+/g, 'aaaaaaaa').replace('/api/property/', '');

describe('the table of permissions', () => {
  it('has each operation below /api/property, and no other', () => {
    const served = operations.map(({ name }) => name);
    expect(Object.keys(permissions).toSorted()).toEqual(served.toSorted());
  });
});

// Shows docs/rules.md: People of a hotel (Keys and the operator, Other hotels, Roles).
describe('what a role may not, it cannot by any operation', () => {
  let engine: TestEngine;
  let world: World;
  let owners: Record<1760 | 2116 | 1188, AtDesk>;
  let people: Record<StaffRole, AtDesk>;
  beforeAll(async () => {
    engine = await startTestEngine();
    world = { engine, asha: await guestOf(engine, 'asha'), ben: await guestOf(engine, 'ben') };
    const [here, jaipur, berlin] = [
      await ownerAtDesk(engine),
      await ownerAtDesk(engine, 2116),
      await ownerAtDesk(engine, 1188),
    ];
    owners = { 1760: here, 2116: jaipur, 1188: berlin };
    const others = staffRoles.filter((role) => role !== 'owner');
    const colleagues: [StaffRole, AtDesk][] = [];
    for (const role of others) colleagues.push([role, await colleagueAtDesk(engine, here, role)]);
    people = { owner: here, ...Object.fromEntries(colleagues) } as Record<StaffRole, AtDesk>;
  });
  afterAll(async () => {
    await requireInvariants(engine.deps.db);
    await engine.close();
  });

  const journalled = async (): Promise<number> =>
    (await engine.deps.db.selectFrom('journal_line').select('line_id').where('outcome', '=', 'refused').execute())
      .length;

  it.each(staffRoles)('%s', async (role) => {
    for (const { name, method, path } of operations) {
      const before = await journalled();
      const { statusCode, body } = await people[role].call(method, addressOf(path), method === 'GET' ? undefined : {});
      const isRefused = !may({ hotelId: 1760, kind: 'staff', id: 'any', role }, name);
      const isSaid = body === '{"code":"not_allowed"}';
      expect([name, statusCode === 403, isSaid, statusCode === 401]).toEqual([name, isRefused, isRefused, false]);
      expect([name, await journalled()]).toEqual([name, before + (isRefused ? 1 : 0)]);
    }
  });

  it.each(staffRoles)('%s, at a hotel in which that person does not work', async (role) => {
    const before = await journalled();
    for (const { name, method, path } of operations) {
      const payload = method === 'GET' ? undefined : {};
      const response = await people[role].call(method, addressOf(path), payload, 2116);
      expect([name, response.statusCode, response.json()]).toEqual([name, 403, { code: 'not_allowed' }]);
    }
    // Strangers to a hotel leave its journal as it is.
    expect(await journalled()).toBe(before);
  });

  it('a key and the operator, by their columns', async () => {
    for (const [kind, headers] of [
      ['key', authorizationOf(engine, 1760)],
      ['operator', operatorHeaders(engine, 1760)],
    ] as const)
      for (const { name, method, path } of operations) {
        const url = `/api/property/${addressOf(path)}`;
        const { statusCode } = await send(engine, {
          method,
          url,
          headers,
          ...(method === 'GET' ? {} : { payload: {} }),
        });
        const isRefused = !may({ hotelId: 1760, kind, id: 'any', role: null }, name);
        expect([kind, name, statusCode === 403, statusCode === 401]).toEqual([kind, name, isRefused, false]);
      }
  });

  it('nobody, with a session and no hotel, a hotel and no session, or a session that has ended', async () => {
    const { cookie } = people.owner;
    for (const headers of [
      { cookie },
      { 'latchkey-hotel': '1760' },
      { cookie: cookie.replaceAll(/(?=;)|$/g, 'x'), 'latchkey-hotel': '1760' },
    ])
      for (const { name, method, path } of operations) {
        const url = `/api/property/${addressOf(path)}`;
        const response = await send(engine, { method, url, headers, ...(method === 'GET' ? {} : { payload: {} }) });
        expect([name, response.statusCode, response.json()]).toEqual([name, 401, { code: 'invalid_key' }]);
      }
  });

  it('reaches nothing of another hotel by its ids', async () => {
    let tried = 0;
    for (const [name, cased] of Object.entries(propertyCases)) {
      if (cased.kind !== 'refused') continue;
      for (const { what, request, code } of cased.swaps(world)) {
        const of = /^Bearer (1760|2116|1188)\./.exec(String(request.headers?.['authorization']))?.[1];
        if (code !== 'not_found' || of === undefined) continue;
        const before = await booksOf(engine, null);
        const headers = { cookie: owners[Number(of) as keyof typeof owners].cookie, 'latchkey-hotel': of };
        const response = await send(engine, { ...request, headers });
        expect([name, what, response.statusCode, response.json()]).toEqual([name, what, 404, { code }]);
        for (const secret of [...world.asha.secrets, ...world.ben.secrets]) expect(response.body).not.toContain(secret);
        expect(await booksOf(engine, null)).toEqual(before);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(30);
  });
});
