import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@latchkey/booking-core/staff';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { operatorKeyOf } from '../src/features/property/routes/property-key.ts';
import { relayOutbox } from '../src/jobs/relay-outbox.ts';
import type { TestEngine } from './test-engine.ts';

/** A person who is signed in at the desk. */
export interface AtDesk {
  readonly personId: string;
  /** As the browser sends it. */
  readonly cookie: string;
  /** A call below `/api/property/` for a hotel; its own unless another is named. */
  readonly call: (
    method: NonNullable<InjectOptions['method']>,
    path: string,
    payload?: object,
    hotelId?: number,
  ) => Promise<LightMyRequestResponse>;
}

/** What the operator's commands send. */
export const operatorHeaders = ({ deps }: TestEngine, hotelId: number): { readonly authorization: string } => ({
  authorization: `Bearer ${operatorKeyOf(hotelId, deps.settings.propertyKeySecret ?? '', deps.clock())}`,
});

/** The cookies that an answer gives, as a browser sends them back. */
export const cookiesOf = (response: LightMyRequestResponse): string =>
  [response.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');

/** The token of the link in the latest mail to an address. */
export async function mailedToken(engine: TestEngine, to: string): Promise<string> {
  while ((await relayOutbox(engine.deps)) > 0);
  const mail = engine.mails.findLast((one) => one.to === to);
  return /\/sign-in\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Signs in by the token of a link, in a browser with some cookies. */
export const signIn = (engine: TestEngine, token: string, cookie = ''): Promise<LightMyRequestResponse> =>
  engine.app.inject({
    method: 'POST',
    url: '/api/staff/sessions',
    headers: { cookie, 'user-agent': browser },
    payload: { token },
  });

/** An owner of a hotel, whom the operator has invited, signed in. */
export async function ownerAtDesk(engine: TestEngine, hotelId = 1760): Promise<AtDesk> {
  const mail = `owner@${hotelId}.example`;
  const invited = await engine.app.inject({
    method: 'POST',
    url: '/api/property/people',
    headers: operatorHeaders(engine, hotelId),
    payload: { mail, name: 'Owner', role: 'owner', language: 'en' },
  });
  if (invited.statusCode !== 201) throw new Error(invited.body);
  return atDesk(engine, hotelId, mail);
}

/** Somebody with a role at a hotel, whom its owner has invited, signed in. */
export async function colleagueAtDesk(
  engine: TestEngine,
  owner: AtDesk,
  role: StaffRole,
  hotelId = 1760,
): Promise<AtDesk> {
  const mail = `${role}.colleague@${hotelId}.example`;
  const invited = await owner.call('POST', 'people', { mail, name: 'Colleague', role, language: 'de' }, hotelId);
  if (invited.statusCode !== 201) throw new Error(invited.body);
  return atDesk(engine, hotelId, mail);
}

/** A person of a hotel whose session is over, signed in again by a link of the operator. */
export async function againAtDesk(engine: TestEngine, { personId }: AtDesk, hotelId = 1760): Promise<AtDesk> {
  const made = await engine.app.inject({
    method: 'POST',
    url: `/api/property/people/${personId}/links`,
    headers: operatorHeaders(engine, hotelId),
  });
  return signedIn(engine, hotelId, made.json<{ url: string }>().url.split('token=')[1] ?? '');
}

async function atDesk(engine: TestEngine, hotelId: number, mail: string): Promise<AtDesk> {
  // Whoever comes next comes later.
  engine.pass(1000);
  return signedIn(engine, hotelId, await mailedToken(engine, mail));
}

async function signedIn(engine: TestEngine, hotelId: number, token: string): Promise<AtDesk> {
  const response = await signIn(engine, token);
  const { person } = response.json<{ person: { personId: string } }>();
  const cookie = cookiesOf(response);
  return {
    personId: person.personId,
    cookie,
    call: (method, path, payload, of = hotelId) =>
      engine.app.inject({
        method,
        url: `/api/property/${path}`,
        headers: { cookie, 'latchkey-hotel': String(of), 'idempotency-key': randomUUID() },
        ...(payload === undefined ? {} : { payload }),
      }),
  };
}
