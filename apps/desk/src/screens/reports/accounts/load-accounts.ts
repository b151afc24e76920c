import { isFailure, readError } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { leadToSignIn } from '../../../session/lead-to-sign-in.ts';
import { mayHere } from '../../../session/may-here.ts';
import type { StaffHotel } from '../../../session/staff-session.ts';
import type { AccountsModel } from './accounts.model.ts';

/** The hotel of the address -> who still owes it something. */
export async function loadAccounts(request: ScreenRequest, hotel: StaffHotel): Promise<ScreenOutcome<AccountsModel>> {
  const { api, signal } = request;
  const client = propertyClient(api, hotel.hotelId);
  const reply = await client.call('listLeftOwing', { query: { by: 'debtor' } }, signal);
  if (isFailure(reply)) throw readError('the open accounts', reply);
  if (reply.status === 401) return leadToSignIn(request);
  if (reply.status !== 200 || reply.body.accounts === undefined) return { kind: 'missing' };
  const may = { open: mayHere(hotel, 'getPropertyBooking'), report: mayHere(hotel, 'getReports') };
  return { kind: 'ready', model: { accounts: reply.body.accounts, may } };
}
