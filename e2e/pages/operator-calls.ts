import { operatorKeyOf } from '../../apps/api/src/features/property/routes/property-key.ts';
import { demoPropertyKeySecret } from '../../apps/api/src/settings/sandbox-values.ts';

const secret = process.env['PROPERTY_KEY_SECRET'] ?? demoPropertyKeySecret;

/**
 * A link that signs a person of a hotel in, as the operator's command makes it, by the same calls; null where nobody
 * works there by that address. A story needs several of these, and the command takes two seconds to start.
 */
export async function linkByOperator(engine: string, hotelId: number, mail: string): Promise<string | null> {
  const call = async <T>(method: 'GET' | 'POST', path: string): Promise<T> => {
    const authorization = `Bearer ${operatorKeyOf(hotelId, secret, new Date())}`;
    const body = method === 'GET' ? {} : { body: '{}' };
    const headers = { authorization, 'content-type': 'application/json' };
    const reply = await fetch(`${engine}/api/property/people${path}`, { method, headers, ...body });
    if (!reply.ok) throw new Error(`people of ${hotelId}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  };
  const { people } = await call<{ readonly people: readonly { personId: string; mail: string }[] }>('GET', '');
  const person = people.find((one) => one.mail === mail.toLowerCase());
  return person === undefined ? null : (await call<{ readonly url: string }>('POST', `/${person.personId}/links`)).url;
}
