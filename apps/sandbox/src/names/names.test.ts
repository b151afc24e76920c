import { once } from 'node:events';
import { createSocket, type Socket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandboxState, type SandboxState } from '../state/sandbox-state.ts';
import { usualScenario } from '../state/scenario.ts';
import { createNamesServer } from './names-server.ts';
import { namesRoutes } from './names.routes.ts';

describe('the server of names', () => {
  let state: SandboxState;
  let socket: Socket;
  let resolver: Resolver;
  beforeEach(async () => {
    state = createSandboxState();
    socket = createNamesServer(state);
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    resolver = new Resolver({ timeout: 2000, tries: 1 });
    resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  });
  afterEach(() => {
    socket.close();
  });
  const set = async (name: string, records: object): Promise<number> => {
    const app = Fastify();
    namesRoutes(app, state);
    return (await app.inject({ method: 'PUT', url: `/names/${name}`, payload: records })).statusCode;
  };
  const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
    asked.then(
      () => null,
      (cause: unknown) => (cause as { code: string }).code,
    );

  it('answers with the records that were set, as Node’s own resolver reads them', async () => {
    await set('stay.example', { CNAME: ['hotels.example'] });
    await set('hotels.example', { A: ['198.51.100.1'], AAAA: ['2001:db8::1'] });
    await set('_latchkey.stay.example', { TXT: ['v=spf1 -all', 'latchkey-hotel=abc'] });
    expect(await resolver.resolveCname('Stay.Example')).toEqual(['hotels.example']);
    expect(await resolver.resolve4('stay.example')).toEqual(['198.51.100.1']);
    expect(await resolver.resolve6('stay.example')).toEqual(['2001:db8::1']);
    expect(await resolver.resolveTxt('_latchkey.stay.example')).toEqual([['v=spf1 -all'], ['latchkey-hotel=abc']]);
  });

  it('tells a name that is not there from one without such a record, and from no answer', async () => {
    await set('stay.example', { A: ['198.51.100.1'] });
    expect(await codeOf(resolver.resolve4('nobody.example'))).toBe('ENOTFOUND');
    expect(await codeOf(resolver.resolveTxt('stay.example'))).toBe('ENODATA');
    state.scenario = { ...usualScenario, names: 'down' };
    expect(await codeOf(resolver.resolve4('stay.example'))).toBe('ESERVFAIL');
  });

  it('goes on after what is no query', async () => {
    await set('stay.example', { A: ['198.51.100.1'] });
    const other = createSocket('udp4');
    for (const noise of ['', 'x', 'not a query at all, but some bytes'])
      await new Promise((sent) => other.send(noise, socket.address().port, '127.0.0.1', sent));
    other.close();
    expect(await resolver.resolve4('stay.example')).toEqual(['198.51.100.1']);
    expect(await set('stay.example', { MX: ['mail.example'] })).toBe(400);
  });
});
