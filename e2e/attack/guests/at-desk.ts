import { randomUUID } from 'node:crypto';
import { ask } from '../ask.ts';
import { hosts, type Instance } from '../instance.ts';
import { mails, until } from '../parties.ts';
import { elsewhere, textIn, type Reply } from './guest.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Somebody in a browser at the desk's host, from an address of its own. */
export interface AtDesk {
  /** What the browser sends as cookies. */
  cookie(): string;
  /** A call of the desk; in a hotel's name where one is given. */
  call(method: Method, path: string, body?: object, hotelId?: number): Promise<Reply>;
}

/** A browser at the desk in which nobody is signed in. */
export function atDesk({ port }: Instance, from = elsewhere()): AtDesk {
  const cookies = new Map<string, string>();
  const cookie = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookie,
    async call(method, path, body, hotelId) {
      const answer = await ask(port, {
        host: hosts.desk,
        path: `/api/${path}`,
        method,
        from,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
          ...(cookies.size === 0 ? {} : { cookie: cookie() }),
          ...(hotelId === undefined ? {} : { 'latchkey-hotel': String(hotelId) }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const given of [answer.headers['set-cookie'] ?? []].flat()) {
        const [name = '', value = ''] = (given.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
      }
      const read = /^\s*\{/.test(answer.body) ? (JSON.parse(answer.body) as Record<string, unknown>) : {};
      return { status: answer.status, headers: answer.headers, ms: answer.ms, body: read, code: textIn(read, 'code') };
    },
  };
}

/** Signs somebody in by the mail that the desk sends; `links` is where it is asked for. Throws where no mail comes. */
export async function signIn(
  instance: Instance,
  mail: string,
  links: 'staff/links' | 'staff/starts/links',
): Promise<AtDesk> {
  const browser = atDesk(instance);
  const tokens = async (): Promise<readonly string[]> =>
    (await mails(instance))
      .filter(({ to }) => to.includes(mail))
      .flatMap(({ text }) => /\/sign-in\?token=([^\s&]+)/.exec(text)?.[1] ?? []);
  const before = (await tokens()).length;
  await browser.call('POST', links, {
    mail,
    ...(links === 'staff/links' ? {} : { name: 'Mallory Stranger', language: 'en' }),
  });
  if (!(await until(async () => (await tokens()).length > before))) throw new Error(`no link came to ${mail}`);
  const opened = await browser.call('POST', 'staff/sessions', { token: (await tokens()).at(-1) });
  if (opened.status !== 200) throw new Error(`a link did not open the desk: ${opened.status} ${opened.code}`);
  return browser;
}

/** A house as a stranger sets it up, whatever it is called; undefined where its name is refused. */
export async function foundHouse(
  owner: AtDesk,
  house: { readonly name: string; readonly slug?: string },
): Promise<number | undefined> {
  const begun = await owner.call('POST', 'staff/starts', { language: 'en', house: { ...quietHouse, ...house } });
  const {
    hotelId,
    version,
    faults = [],
  } = begun.body as {
    readonly hotelId?: number;
    readonly version?: number;
    readonly faults?: readonly { readonly field: string }[];
  };
  if (hotelId === undefined || faults.some(({ field }) => field === 'name' || field === 'slug')) return undefined;
  const rooms = { typed: 'Garden double, 8, 1 double, 2, 2900/3500\nRoof single, 3, 1, 1900' };
  const saved = await owner.call('PUT', `staff/starts/${hotelId}`, { version, language: 'en', rooms });
  return saved.status === 200 ? hotelId : undefined;
}

const quietHouse = {
  kind: 'hotel',
  sentence: '',
  country: 'NP',
  city: 'Kathmandu',
  street: 'Chaksibari Marg 14',
  postalCode: '44600',
  latitude: null,
  longitude: null,
  phone: '+977 1 4700123',
  email: 'desk@strangers.example',
  slug: '',
} as const;
