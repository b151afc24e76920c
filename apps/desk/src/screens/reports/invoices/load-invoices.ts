import { invoicePaths } from '@latchkey/api-contract/invoice-paths';
import { isFailure, readError } from '@latchkey/api-client/client';
import { propertyClient, type PropertyClient } from '@latchkey/api-client/property';
import type { InvoiceEntry, IssuedInvoice } from '@latchkey/api-contract/types';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { leadToSignIn } from '../../../session/lead-to-sign-in.ts';
import { mayHere } from '../../../session/may-here.ts';
import { oneOf } from '../../../session/one-of.ts';
import type { StaffHotel } from '../../../session/staff-session.ts';
import { invoiceProblems, type InvoicesModel } from './invoices.model.ts';

type Outcome = Promise<ScreenOutcome<InvoicesModel>>;

/** The address -> the papers of a booking, those of a month, or what stands on them. */
export function loadInvoices(request: ScreenRequest, hotel: StaffHotel): Outcome {
  const client = propertyClient(request.api, hotel.hotelId, invoicePaths);
  if (request.params['reference'] !== undefined) return ofBooking(request, hotel, client, request.params['reference']);
  return request.path.endsWith('/settings/invoices')
    ? settings(request, hotel, client)
    : ofMonth(request, hotel, client);
}

const typedIn = ({ returned }: ScreenRequest) => ({
  typed: returned?.fields ?? {},
  problem: oneOf(invoiceProblems, returned?.code) ?? null,
  key: returned?.fields['key'] || crypto.randomUUID(),
});

async function ofBooking(request: ScreenRequest, hotel: StaffHotel, client: PropertyClient, booking: string): Outcome {
  const { signal } = request;
  const reply = await client.call('listInvoices', { params: { booking } }, signal);
  if (isFailure(reply)) throw readError('the invoices', reply);
  if (reply.status === 401) return leadToSignIn(request);
  if (reply.status !== 200) return { kind: 'missing' };
  const { policy, drafts, invoices } = reply.body;
  return {
    kind: 'ready',
    model: {
      page: 'booking',
      reference: booking,
      policy,
      drafts,
      invoices,
      open: await openOnes(client, invoices, signal),
      may: {
        issue: mayHere(hotel, 'issueInvoice'),
        credit: mayHere(hotel, 'creditInvoice'),
        set: mayHere(hotel, 'setInvoiceSettings'),
        sign: mayHere(hotel, 'signInvoice'),
      },
      ...typedIn(request),
    },
  };
}

/** The invoices of which not all is credited, whole. One that cannot be read is listed all the same. */
async function openOnes(
  client: PropertyClient,
  invoices: readonly InvoiceEntry[],
  signal: AbortSignal,
): Promise<IssuedInvoice[]> {
  const open = invoices.filter(({ kind, credited, total }) => kind === 'invoice' && credited !== total);
  const replies = await Promise.all(
    open.map(({ invoiceId }) => client.call('getInvoice', { params: { invoice: invoiceId } }, signal)),
  );
  return replies.flatMap((reply) => (reply.status === 200 ? [reply.body] : []));
}

async function ofMonth(request: ScreenRequest, hotel: StaffHotel, client: PropertyClient): Outcome {
  const { search, signal } = request;
  const month = search['month'] ?? '';
  const may = { set: mayHere(hotel, 'setInvoiceSettings') };
  const page = { page: 'month' as const, opensBookings: mayHere(hotel, 'getPropertyBooking'), may };
  if (month !== '' && !/^[0-9]{4}-(0[1-9]|1[0-2])$/.test(month)) return ready({ ...page, listed: null });
  const query = month === '' ? {} : { month };
  const reply = await client.call('listHotelInvoices', { query }, signal);
  if (isFailure(reply)) throw readError('the invoices', reply);
  if (reply.status === 401) return leadToSignIn(request);
  if (reply.status !== 200) return { kind: 'missing' };
  return ready({ ...page, listed: reply.body });
}

async function settings(request: ScreenRequest, hotel: StaffHotel, client: PropertyClient): Outcome {
  const { search, signal, returned, api, locale } = request;
  const [reply, sold] = await Promise.all([
    client.call('getInvoiceSettings', {}, signal),
    api.call('getAddons', { params: { hotelId: hotel.hotelId }, query: { lang: locale } }, signal),
  ]);
  if (isFailure(reply)) throw readError('what stands on invoices', reply);
  if (reply.status === 401) return leadToSignIn(request);
  const fiscal = await client.call('getFiscalService', {}, signal);
  if (reply.status !== 200) return { kind: 'missing' };
  return ready({
    page: 'settings',
    // Where that cannot be read, the page goes without it.
    fiscal: fiscal.status === 200 ? fiscal.body : { canConnect: false, account: null, waiting: 0 },
    ...reply.body,
    extras: sold.status === 200 ? sold.body.addons.map(({ addonId: id, name }) => ({ id, name })) : [],
    isDone: returned === undefined && search['done'] !== undefined,
    may: { set: mayHere(hotel, 'setInvoiceSettings'), connect: mayHere(hotel, 'setFiscalService') },
    ...typedIn(request),
  });
}

const ready = (model: InvoicesModel): ScreenOutcome<InvoicesModel> => ({ kind: 'ready', model });
