import { addDays, daysBetween, isStayDate, type LocalDate } from '@latchkey/booking-core/dates';
import { lastOfMonth, type ReportPeriod } from '@latchkey/booking-core/reports';
import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../database/acting.ts';
import type { Deps } from '../../deps.ts';
import { deskTokenOf } from '../../http/desk-cookie.ts';
import { route } from '../../http/route.ts';
import { propertyToday } from '../catalogue/catalogue.ts';
import { isOperator, signedInBy } from '../identity/identity.ts';
import { operatedMonth } from './operator/operated-month.ts';
import { reportOf } from './report.service.ts';

/** A leap year: the longest period of a report, in nights. */
const mostNights = 366;

/** What a hotel has sold and what stands on its books. */
export function reportsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'getReports', async ({ query }, { reply }) => {
    const hotelId = actingNow()?.principal.hotelId;
    const hotel = hotelId === undefined ? undefined : await deps.hotels.byId(hotelId);
    if (hotel === undefined) return { status: 401, body: { code: 'invalid_key' } };
    const period = periodOf(query, propertyToday(hotel.sale.timeZone, deps.clock()));
    if (period === null) return { status: 422, body: { code: 'invalid_period' } };
    reply.header('cache-control', 'private, no-store');
    const { kind, by = 'week', since, language } = query;
    return { status: 200, body: await reportOf(deps, hotel, { kind, period, by, since, language }) };
  });
  operatorRoutes(app, deps);
}

/** The month of all hotels, for the provider's people alone. */
function operatorRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'getOperatedMonth', async ({ query: { month, after = '' } }, { request, reply }) => {
    const now = await signedInBy(deps, deskTokenOf(request));
    if (now === undefined) return { status: 401, body: { code: 'not_signed_in' } };
    if (!isOperator(deps.settings, now.person)) return { status: 403, body: { code: 'not_allowed' } };
    reply.header('cache-control', 'private, no-store');
    const current = propertyToday('UTC', deps.clock()).slice(0, 7);
    return { status: 200, body: await operatedMonth(deps, month ?? current, after) };
  });
}

/** The nights that are asked for: this month, the month of one end, or both; null of none, or of more than a year. */
function periodOf(
  { from, to }: { readonly from?: LocalDate | undefined; readonly to?: LocalDate | undefined },
  today: LocalDate,
): ReportPeriod | null {
  const first = from ?? (`${(to ?? today).slice(0, 8)}01` as LocalDate);
  const last = to ?? (isStayDate(first) ? lastOfMonth(first) : first);
  if (!isStayDate(first) || !isStayDate(last) || last < first) return null;
  return daysBetween(first, addDays(last, 1)) > mostNights ? null : { from: first, to: last };
}
