import { isFailure, readError } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import { isLocalDate } from '@latchkey/booking-core/dates';
import { inHotel } from '../../frame/in-hotel.ts';
import { leadToSignIn } from '../../session/lead-to-sign-in.ts';
import { queryOf } from './journal-query.ts';
import type { JournalModel } from './journal.model.ts';

const atOnce = 50;

/** The hotel of the address and what of its journal is asked for -> its lines, for who may read them. */
export const load = inHotel<JournalModel>(async (request, { hotel }) => {
  const { api, search, signal } = request;
  const asked = { from: search['from'] ?? '', booking: search['booking'] ?? '', person: search['person'] ?? '' };
  const nothing = { lines: [], asked, next: null, isUnknown: true };
  if (asked.from !== '' && !isLocalDate(asked.from)) return { kind: 'ready', model: nothing };
  const query = { ...queryOf(asked), ...(search['cursor'] === undefined ? {} : { cursor: search['cursor'] }) };
  const reply = await propertyClient(api, hotel.hotelId).call(
    'listJournal',
    { query: { ...query, limit: atOnce } },
    signal,
  );
  if (reply.status === 401) return leadToSignIn(request);
  if (reply.status === 403) return { kind: 'missing' };
  // The address may ask for an unknown booking, or with a malformed reference, id or place in the list.
  if (reply.status === 404 || (isFailure(reply) && reply.httpStatus === 400)) return { kind: 'ready', model: nothing };
  if (isFailure(reply)) throw readError('the journal', reply);
  const { lines, next = null } = reply.body;
  return { kind: 'ready', model: { lines, asked, next, isUnknown: false } };
});
