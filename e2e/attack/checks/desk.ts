import { randomBytes } from 'node:crypto';
import { ask, tally } from '../ask.ts';
import type { Attack } from '../attack.types.ts';
import { elsewhere } from '../guests/guest.ts';
import { hosts, type Instance } from '../instance.ts';

const secret = (bytes: number): string => randomBytes(bytes).toString('base64url');
const json = { 'content-type': 'application/json' };
const hotel = { 'latchkey-hotel': '1760' };

const post = ({ port }: Instance, path: string, body: object, headers: Record<string, string> = {}) =>
  ask(port, {
    host: hosts.desk,
    path,
    method: 'POST',
    from: elsewhere(),
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });

/** Whether an answer gives a session of the desk. */
const opens = (cookies: string | string[] | undefined): boolean =>
  /latchkey-desk=[^;]/.test([cookies ?? []].flat().join());

export const desk: readonly Attack[] = [
  {
    tries: 'guesses the links that sign in at the desk',
    promise: 'none opens it, and no browser is given a session',
    length: 'short',
    async run(instance) {
      const answers = [];
      for (let guess = 0; guess < 60; guess += 1)
        answers.push(await post(instance, '/api/staff/sessions', { token: secret(32) }));
      const opened = answers.filter(({ status, headers }) => status === 200 || opens(headers['set-cookie'])).length;
      return {
        held: opened === 0 && answers.every(({ status }) => status >= 400 && status < 500),
        measured: `${opened} opened; ${tally(answers)}`,
      };
    },
  },
  {
    tries: 'puts a session of their own choice, and made-up ones, before every kind of call of the desk',
    promise: '401, whatever hotel the call names, and the chosen session is never taken',
    length: 'short',
    async run(instance) {
      const answers = [];
      for (const cookie of [
        '',
        `__Host-latchkey-desk=${secret(16)}.${secret(32)}`,
        `latchkey-desk=${secret(16)}.${secret(32)}`,
      ])
        for (const [method, path] of [
          ['GET', 'day'],
          ['GET', 'people'],
          ['GET', 'journal'],
          ['POST', 'people'],
          ['PUT', 'bounds'],
        ] as const)
          answers.push(
            await ask(instance.port, {
              host: hosts.desk,
              path: `/api/property/${path}`,
              method,
              from: elsewhere(),
              headers: { ...json, ...hotel, ...(cookie === '' ? {} : { cookie }) },
              ...(method === 'GET' ? {} : { body: '{}' }),
            }),
          );
      const opened = answers.filter(({ headers }) => opens(headers['set-cookie'])).length;
      return {
        held: opened === 0 && answers.every(({ status }) => status === 401 || status === 400),
        measured: `${opened} sessions given; ${tally(answers)}`,
      };
    },
  },
  {
    tries: 'looks for a page of the desk that may be framed, kept by a cache or found by a search engine',
    promise: 'no frames, no-store on every page, and a stranger is led to the door from each',
    length: 'short',
    async run({ port }) {
      const paths = ['/', '/sign-in', '/you', '/h/1760/today', '/h/1760/people', '/h/1760/bookings/BCDF-2345'];
      const answers = await Promise.all(paths.map((path) => ask(port, { host: hosts.desk, path, from: elsewhere() })));
      const faults = answers.flatMap(({ status, headers }, at) => {
        const path = paths[at] ?? '';
        return [
          ...(/no-store/.test(String(headers['cache-control'])) ? [] : [`${path} may be kept`]),
          ...(status !== 200 || String(headers['content-security-policy']).includes("frame-ancestors 'none'")
            ? []
            : [`${path} may be framed`]),
          ...(path === '/sign-in' || status !== 200 ? [] : [`${path} is there for a stranger`]),
        ];
      });
      return { held: faults.length === 0, measured: faults.length === 0 ? tally(answers) : faults.join('; ') };
    },
  },
  {
    tries: 'asks for links by addresses, to learn from the answers who works at a hotel',
    promise: 'the same answer for every address',
    length: 'short',
    async run(instance) {
      const known = await post(instance, '/api/staff/links', { mail: 'owner.1760@example.com' });
      const unknown = await post(instance, '/api/staff/links', { mail: 'nobody@strangers.example' });
      return {
        held: known.status === unknown.status && known.body === unknown.body && known.status < 300,
        measured: `${known.status} ${known.body} and ${unknown.status} ${unknown.body}`,
      };
    },
  },
];
