import { randomInt, randomUUID } from 'node:crypto';
import type { DemoHotel } from '../hotels.ts';
import type { Language } from '../language.ts';
import { api } from '../running/addresses.ts';
import { signInLink } from './desk.ts';

type House = Pick<DemoHotel, 'id'>;
type Role = 'owner' | 'manager' | 'reception' | 'housekeeping' | 'accountant';

/** Somebody who works at hotels of a story. */
export interface Colleague {
  readonly name: string;
  readonly mail: string;
}

/** A session of the desk that calls the engine as the desk does: for what a story needs and does not tell. */
export interface Caller {
  readonly call: (method: string, path: string, body?: object) => Promise<Response>;
}

/** Invites somebody nobody else is to hotels, each time as the owner there does. */
export async function hire(
  hotels: readonly House[],
  role: Role,
  { name, language }: { readonly name: string; readonly language: Language },
): Promise<Colleague> {
  const mail = `${role}.${randomInt(1e9)}@example.com`;
  for (const hotel of hotels) {
    const owner = await callerBy(hotel, await signInLink(hotel, 'owner'));
    const reply = await owner.call('POST', 'people', { mail, name, role, language });
    if (reply.status !== 201) throw new Error(`${role} of ${hotel.id}: ${reply.status} ${await reply.text()}`);
  }
  return { name, mail };
}

/** Signs in by a link of the operator, without a page. */
export async function callerBy({ id }: House, link: string): Promise<Caller> {
  const json = { 'content-type': 'application/json' };
  const token = new URL(link).searchParams.get('token');
  const session = await fetch(`${api()}/api/staff/sessions`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ token }),
  });
  if (!session.ok) throw new Error(`no session: ${session.status} ${await session.text()}`);
  const cookie = session.headers
    .getSetCookie()
    .map((one) => one.split(';')[0] ?? '')
    .join('; ');
  return {
    call: (method, path, body) =>
      fetch(`${api()}/api/property/${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : json),
          cookie,
          'latchkey-hotel': String(id),
          'idempotency-key': randomUUID(),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}
