import { isFailure, readError } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import type { Report } from '@latchkey/api-contract/types';
import { addDays, daysBetween, isLocalDate } from '@latchkey/booking-core/dates';
import { reportGroupings, type ReportGrouping } from '@latchkey/booking-core/reports';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { inHotel } from '../../frame/in-hotel.ts';
import { leadToSignIn } from '../../session/lead-to-sign-in.ts';
import { mayHere } from '../../session/may-here.ts';
import type { AccountsModel, FramedAccounts } from './accounts/accounts.model.ts';
import type { BooksModel, FramedBooks } from './books/books.model.ts';
import type { FramedInvoices, InvoicesModel } from './invoices/invoices.model.ts';
import type { FramedRegistration } from './registration/registration.model.ts';
import type { FramedReports, ReportsModel } from './reports.model.ts';

/** 52 weeks: the same weekdays, whatever the year is like. */
const yearOfWeekdays = 364;
/** In nights, a quarter: a longer period goes without a comparison with the year before. */
const mostCompared = 92;

/** The address, of the registrations, or of the reports and invoices -> its page. */
export const load = (
  request: ScreenRequest,
): Promise<ScreenOutcome<FramedReports | FramedInvoices | FramedBooks | FramedAccounts | FramedRegistration>> =>
  request.path.endsWith('/registration')
    ? import(/* webpackChunkName: "registration" */ './registration/load-registration.ts').then(
        ({ loadRegistration }) => loadRegistration(request),
      )
    : loadReports(request);

/** The hotel of the address and a period -> its reports, or its invoices, for who may read them. */
const loadReports = inHotel<ReportsModel | InvoicesModel | BooksModel | AccountsModel>(async (request, { hotel }) => {
  if (request.path.endsWith('/books'))
    return import(/* webpackChunkName: "books" */ './books/load-books.ts').then(({ loadBooks }) =>
      loadBooks(request, hotel),
    );
  if (request.path.endsWith('/accounts'))
    return import(/* webpackChunkName: "books" */ './accounts/load-accounts.ts').then(({ loadAccounts }) =>
      loadAccounts(request, hotel),
    );
  if (!request.path.endsWith('/reports'))
    return import(/* webpackChunkName: "invoices" */ './invoices/load-invoices.ts').then(({ loadInvoices }) =>
      loadInvoices(request, hotel),
    );
  const { api, search, signal, locale } = request;
  const by = reportGroupings.find((one) => one === search['by']) ?? 'week';
  const asked = { from: search['from'] ?? '', to: search['to'] ?? '', by };
  const opensBookings = mayHere(hotel, 'getPropertyBooking');
  const none = { kind: 'ready', model: { report: null, before: null, asked, opensBookings } } as const;
  const { from, to } = asked;
  if ((from !== '' && !isLocalDate(from)) || (to !== '' && !isLocalDate(to))) return none;
  const client = propertyClient(api, hotel.hotelId);
  const query = {
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
    by,
    language: locale,
  };
  const reply = await client.call('getReports', { query }, signal);
  if (reply.status === 401) return leadToSignIn(request);
  if (reply.status === 403) return { kind: 'missing' };
  if (reply.status === 422) return none;
  if (isFailure(reply)) throw readError('the reports', reply);
  const report = reply.body;
  return { kind: 'ready', model: { report, before: await before(report, by), asked, opensBookings } };

  async function before({ from: first, to: last }: Report, grouping: ReportGrouping): Promise<ReportsModel['before']> {
    if (daysBetween(first, last) >= mostCompared) return null;
    const then = { from: addDays(first, -yearOfWeekdays), to: addDays(last, -yearOfWeekdays) };
    const former = await client.call('getReports', { query: { ...then, kind: 'sales', by: grouping } }, signal);
    // Where the comparison fails, the page goes without it.
    return former.status === 200 ? (former.body.sales ?? null) : null;
  }
});
