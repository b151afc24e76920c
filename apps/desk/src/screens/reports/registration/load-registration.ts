import { isFailure, readError } from '@latchkey/api-client/client';
import { countries } from '@latchkey/booking-core/registration';
import { inHotel } from '../../../frame/in-hotel.ts';
import { namedCodes } from '../../../parts/countries/named-codes.ts';
import { leadToSignIn } from '../../../session/lead-to-sign-in.ts';
import { mayHere } from '../../../session/may-here.ts';
import { oneOf } from '../../../session/one-of.ts';
import { registrationClient } from './registration-client.ts';
import { registrationActs, registrationProblems, type RegistrationModel } from './registration.model.ts';

type DayTable = Pick<NonNullable<RegistrationModel['list']>, 'columns' | 'rows'>;

/** The hotel of the address, or one of its stays -> who is registered there, and what is due. */
export const loadRegistration = inHotel<RegistrationModel>(async (request, { hotel }) => {
  const { api, search, returned, signal, locale } = request;
  if (!mayHere(hotel, 'listRegistrations')) return { kind: 'missing' };
  const client = registrationClient(api, hotel.hotelId);
  const { stay: booking = '' } = search;
  const [list, read] = await Promise.all([
    booking === ''
      ? client.call('listRegistrations', { query: {} }, signal)
      : client.call('getRegistrationSettings', {}, signal),
    booking === '' ? null : client.call('readRegistration', { params: { booking } }, signal),
  ]);
  if (isFailure(list)) throw readError('the registrations', list);
  if (list.status === 401) return leadToSignIn(request);
  if (list.status === 403) return { kind: 'missing' };
  if (read !== null && isFailure(read)) throw readError('a registration', read);
  if (read !== null && read.status !== 200 && read.status !== 409) return { kind: 'missing' };
  const code = returned?.code ?? (read?.status === 409 ? read.body.code : undefined);
  const { content, name = '', mediaType = '', list: table, day = '' } = returned?.fields ?? {};
  const isList = 'stays' in list.body;
  return {
    kind: 'ready',
    model: {
      stays: 'stays' in list.body ? list.body.stays : null,
      today: 'today' in list.body ? list.body.today : '',
      list: returned?.code === 'day_listed' && table !== undefined ? { day, ...(JSON.parse(table) as DayTable) } : null,
      settings: 'stays' in list.body ? list.body.settings : list.body,
      maySettle: isList && mayHere(hotel, 'setRegistrationSettings'),
      one: read?.status === 200 ? { ...read.body, countries: namedCodes(countries, 'region', locale) } : null,
      done: returned === undefined ? (oneOf(registrationActs, search['done']) ?? null) : null,
      problem: oneOf(registrationProblems, code) ?? null,
      file: returned?.code === 'file_made' && content !== undefined ? { name, content, mediaType } : null,
      key: crypto.randomUUID(),
    },
  };
});
