import { bookkeepingPaths } from '@latchkey/api-contract/bookkeeping-paths';
import { isFailure, readError } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { leadToSignIn } from '../../../session/lead-to-sign-in.ts';
import { mayHere } from '../../../session/may-here.ts';
import { oneOf } from '../../../session/one-of.ts';
import type { StaffHotel } from '../../../session/staff-session.ts';
import { booksDone, booksProblems, type BooksModel } from './books.model.ts';

/** The hotel of the address and a month -> what its books can have. */
export async function loadBooks(request: ScreenRequest, hotel: StaffHotel): Promise<ScreenOutcome<BooksModel>> {
  const { api, search, returned, signal } = request;
  const month = search['month'] ?? '';
  const rest = {
    typed: returned?.fields ?? {},
    problem: oneOf(booksProblems, returned?.code) ?? null,
    done: returned === undefined ? (oneOf(booksDone, search['done']) ?? null) : null,
    key: returned?.fields['key'] || crypto.randomUUID(),
    may: {
      set: mayHere(hotel, 'setBookkeeping'),
      make: mayHere(hotel, 'makeBookkeepingBatch'),
      end: mayHere(hotel, 'endDay'),
    },
  };
  if (month !== '' && !/^20[0-9]{2}-(0[1-9]|1[0-2])$/.test(month))
    return { kind: 'ready', model: { books: null, ...rest } };
  const client = propertyClient(api, hotel.hotelId, bookkeepingPaths);
  const reply = await client.call('getBookkeeping', { query: month === '' ? {} : { month } }, signal);
  if (isFailure(reply)) throw readError('the books', reply);
  if (reply.status === 401) return leadToSignIn(request);
  return reply.status === 200 ? { kind: 'ready', model: { books: reply.body, ...rest } } : { kind: 'missing' };
}
