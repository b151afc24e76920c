import { isFailure, readError } from '@latchkey/api-client/client';
import { propertyClient, type PropertyInput } from '@latchkey/api-client/property';
import { oneOf } from '../../session/one-of.ts';
import { inHotel } from '../../frame/in-hotel.ts';
import { loadConversation } from '../../parts/conversation/load-conversation.ts';
import { leadToSignIn } from '../../session/lead-to-sign-in.ts';
import { answerProblems, doneActs, shownLists, type InboxModel, type ShownList } from './inbox.model.ts';
import { namedIn } from './named-answer.ts';

/** The hotel of the address, which list it asks for and which of it is read -> what guests are owed. */
export const load = inHotel<InboxModel>(async (request, { hotel }) => {
  const { api, search, returned, signal } = request;
  const client = propertyClient(api, hotel.hotelId);
  const show = oneOf(shownLists, search['show']) ?? 'open';
  const chosen = namedIn(search['open']);
  const [list, one] = await Promise.all([
    client.call('listAnswers', { query: queryOf(show, search['from']) }, signal),
    chosen === null ? null : client.call('getAnswer', { params: chosen }, signal),
  ]);
  if (isFailure(list)) throw readError('the answers', list);
  if (list.status === 401) return leadToSignIn(request);
  if (list.status === 403) return { kind: 'missing' };
  if (one !== null && isFailure(one)) throw readError('the answer', one);
  const { answers, owed, next = null } = list.body;
  const read = one?.status === 200 ? one.body : null;
  const open = chosen === null ? (answers[0] ?? null) : read;
  const booking = open?.kind === 'message' ? open.booking : null;
  const act = oneOf(doneActs, search['done']);
  const of = namedIn(search['of']);
  return {
    kind: 'ready',
    model: {
      show,
      answers,
      owed,
      next,
      open,
      conversation: booking === null ? null : await loadConversation(request, hotel, booking.bookingId),
      isChosen: read !== null,
      key: crypto.randomUUID(),
      done: returned === undefined && act !== undefined && of !== null ? { act, ...of } : null,
      problem: oneOf(answerProblems, returned?.code) ?? (one?.status === 404 ? 'not_found' : null),
      typed: returned?.fields['text'] ?? null,
    },
  };
});

/** How a cursor of the engine looks; another would be a mistake of the address. */
const cursor = /^\d{1,15}\.[a-z]{5,8}\.[A-Za-z0-9_-]{1,80}$/;

const queryOf = (show: ShownList, from: string | undefined): PropertyInput<'listAnswers'>['query'] => ({
  state: show === 'closed' ? 'closed' : 'open',
  ...(show === 'mine' ? { owner: 'me' as const } : {}),
  ...(from !== undefined && cursor.test(from) ? { cursor: from } : {}),
});
