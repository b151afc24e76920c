import { readError } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import { operatorPaths } from '@latchkey/api-contract/operator-paths';
import { oneOf } from '../../session/one-of.ts';
import { signedIn } from '../../session/signed-in.ts';
import { operatorDone, operatorProblems, type OperatorModel } from './operator.model.ts';

const longestSought = 80;
const isMonth = (text: string): boolean => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text);

/** The session -> the hotels of this installation, for the provider's people; for others there is no such page. */
export const load = signedIn<OperatorModel>(async ({ api, search, returned, signal }, session) => {
  if (session.isOperator !== true) return { kind: 'missing' };
  const client = propertyClient(api, null, operatorPaths);
  const asked = search['month'];
  if (asked !== undefined) {
    const query = {
      ...(isMonth(asked) ? { month: asked } : {}),
      ...(search['after'] ? { after: search['after'] } : {}),
    };
    const reply = await client.call('getOperatedMonth', { query }, signal);
    if (reply.status === 'failure') throw readError('the month', reply);
    if (reply.status !== 200) return { kind: 'missing' };
    return { kind: 'ready', model: { session, page: 'month', ...reply.body } };
  }
  const q = (search['q'] ?? '').trim().slice(0, longestSought);
  const query = q === '' ? {} : { q };
  const reply = await client.call('listOperated', { query }, signal);
  if (reply.status === 'failure') throw readError('the hotels', reply);
  if (reply.status !== 200) return { kind: 'missing' };
  const { hotelId = '', words = '' } = returned?.fields ?? {};
  const code = returned?.code;
  return {
    kind: 'ready',
    model: {
      session,
      page: 'hotels',
      ...reply.body,
      q,
      done: returned === undefined ? (oneOf(operatorDone, search['done']) ?? null) : null,
      problem: returned === undefined ? null : (oneOf(operatorProblems, code) ?? 'unavailable'),
      typed: { hotelId, words },
    },
  };
});
