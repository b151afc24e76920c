import { counterPaths } from '@latchkey/api-contract/counter-paths';
import { isFailure, readError } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import { isLocalDate } from '@latchkey/booking-core/dates';
import { inHotel } from '../../frame/in-hotel.ts';
import { leadToSignIn } from '../../session/lead-to-sign-in.ts';
import { oneOf } from '../../session/one-of.ts';
import { counterActs, counterProblems, type CounterModel } from './counter.model.ts';

/** The hotel of the address -> its drawers and its days, with the drawer or the report that the address names. */
export const load = inHotel<CounterModel>(async (request, { hotel }) => {
  const { api, search, returned, signal } = request;
  const client = propertyClient(api, hotel.hotelId, counterPaths);
  const { day = '', shift: shiftId = '' } = search;
  const [counter, days, shift, report] = await Promise.all([
    client.call('getCounter', {}, signal),
    client.call('listDays', { query: {} }, signal),
    shiftId === '' ? null : client.call('getShift', { params: { shift: shiftId } }, signal),
    isLocalDate(day) ? client.call('getDayReport', { params: { day } }, signal) : null,
  ]);
  if (isFailure(counter)) throw readError('the counter', counter);
  if (isFailure(days)) throw readError('the days', days);
  if (counter.status === 401 || days.status === 401) return leadToSignIn(request);
  if (counter.status === 403 || days.status === 403) return { kind: 'missing' };
  if ((shift !== null && shift.status === 404) || (day !== '' && report?.status !== 200)) return { kind: 'missing' };
  return {
    kind: 'ready',
    model: {
      counter: counter.body,
      days: days.body,
      shift: shift?.status === 200 ? shift.body : null,
      report: report?.status === 200 ? report.body : null,
      done: returned === undefined ? (oneOf(counterActs, search['done']) ?? null) : null,
      problem: oneOf(counterProblems, returned?.code) ?? null,
      typed: returned?.fields ?? {},
      key: returned?.fields['key'] ?? crypto.randomUUID(),
    },
  };
});
