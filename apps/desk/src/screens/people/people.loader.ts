import { isFailure, readError } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import { inHotel } from '../../frame/in-hotel.ts';
import { leadToSignIn } from '../../session/lead-to-sign-in.ts';
import { peopleProblems, type PeopleModel } from './people.model.ts';

const done = ['invited', 'changed', 'ended', 'bounded'] as const;

/** The hotel of the address, and what came of a form -> the people who work there, for who may see them. */
export const load = inHotel<PeopleModel>(async (request, { hotel }) => {
  const { api, search, returned, signal } = request;
  const client = propertyClient(api, hotel.hotelId);
  const [reply, bounds] = await Promise.all([
    client.call('listPeople', {}, signal),
    client.call('getBounds', {}, signal),
  ]);
  if (isFailure(reply)) throw readError('the people', reply);
  if (reply.status === 401) return leadToSignIn(request);
  if (reply.status === 403) return { kind: 'missing' };
  const problem = peopleProblems.find((one) => one === returned?.code) ?? null;
  const { mail = '', name = '', role = '', language = '', pricePercent, refund = '' } = returned?.fields ?? {};
  return {
    kind: 'ready',
    model: {
      people: reply.body.people,
      done: returned === undefined ? (done.find((one) => one === search['done']) ?? null) : null,
      problem,
      bounds: bounds.status === 200 ? bounds.body : null,
      typedBounds: pricePercent === undefined ? null : { pricePercent, refund },
      typed: returned?.fields['mail'] === undefined ? null : { mail, name, role, language },
    },
  };
});
