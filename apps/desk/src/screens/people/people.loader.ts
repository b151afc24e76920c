import { isFailure, readError } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import { oneOf } from '../../session/one-of.ts';
import { inHotel } from '../../frame/in-hotel.ts';
import { leadToSignIn } from '../../session/lead-to-sign-in.ts';
import { peopleActs, peopleProblems, type PeopleModel } from './people.model.ts';

/** The hotel of the address, and what came of a form -> the people who work there, for who may see them. */
export const load = inHotel<PeopleModel>(async (request, { hotel }) => {
  const { api, search, returned, signal } = request;
  const client = propertyClient(api, hotel.hotelId);
  const [reply, bounds, keys] = await Promise.all([
    client.call('listPeople', {}, signal),
    client.call('getBounds', {}, signal),
    client.call('listPropertyKeys', {}, signal),
  ]);
  if (isFailure(reply)) throw readError('the people', reply);
  if (reply.status === 401) return leadToSignIn(request);
  if (reply.status === 403) return { kind: 'missing' };
  const listed = keys.status === 200 ? keys.body.keys : null;
  const endedIds = (search['keys'] ?? '').split(',');
  const problem = oneOf(peopleProblems, returned?.code) ?? null;
  const { mail = '', name = '', role = '', language = '', pricePercent, refund = '' } = returned?.fields ?? {};
  return {
    kind: 'ready',
    model: {
      people: reply.body.people,
      done: returned === undefined ? (oneOf(peopleActs, search['done']) ?? null) : null,
      problem,
      bounds: bounds.status === 200 ? bounds.body : null,
      keys: listed,
      endedKeys: (listed ?? []).filter(({ keyId }) => endedIds.includes(keyId)).map(({ name: key }) => key),
      madeKey: returned?.code === 'key_made' ? (returned.fields['key'] ?? null) : null,
      typedBounds: pricePercent === undefined ? null : { pricePercent, refund },
      typed: returned?.fields['mail'] === undefined ? null : { mail, name, role, language },
    },
  };
});
