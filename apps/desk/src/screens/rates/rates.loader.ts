import { readError } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import { isStayDate, type LocalDate } from '@latchkey/booking-core/dates';
import { deskUrl } from '@latchkey/site/urls';
import { oneOf } from '../../session/one-of.ts';
import { inHotel } from '../../frame/in-hotel.ts';
import { leadToSignIn } from '../../session/lead-to-sign-in.ts';
import { planKey } from './figures/lines.ts';
import { typedWeek } from './figures/week-names.ts';
import { ratesProblems, setActs, type RatesModel } from './rates.model.ts';
import type { Look } from './figures/look.types.ts';
import { typedNames, type TypedFigures } from './figures/typed-names.ts';
import { mayHere } from '../../session/may-here.ts';

/** Nights of a page that asks for many. */
const manyNights = 31;

/** The hotel and the first night of the address -> its figures, and what came of a press. */
export const load = inHotel<RatesModel>(async (request, { hotel }) => {
  const { search, returned, locale, api, signal } = request;
  const from = dateIn(search['from']);
  const isLong = search['show'] === 'month';
  const query = {
    language: locale,
    ...(from === undefined ? {} : { from }),
    ...(isLong ? { nights: manyNights } : {}),
  };
  const reply = await propertyClient(api, hotel.hotelId).call('getRateGrid', { query }, signal);
  if (reply.status === 'failure') throw readError('the rates', reply);
  if (reply.status === 401) return leadToSignIn(request);
  if (reply.status !== 200) return { kind: 'missing' };
  const grid = reply.body;
  const plans = grid.roomTypes.flatMap(({ roomTypeId, plans: own }) =>
    own.map(({ ratePlanId }) => planKey(roomTypeId, ratePlanId)),
  );
  const done = dateIn(search['date']);
  const act = search['done'];
  const isDone = returned?.code === 'done';
  return {
    kind: 'ready',
    model: {
      grid,
      here: deskUrl(
        'rates',
        { hotelId: hotel.hotelId },
        { from: grid.from === grid.today ? undefined : grid.from, show: isLong ? 'month' : undefined },
      ),
      mayChange: mayHere(hotel, 'changeAri'),
      open: plans.filter((key) => search['open'] === key),
      picked: plans.find((key) => key === search['plan']) ?? plans[0] ?? '',
      isStopping: search['ask'] === 'stop',
      isSetting: search['ask'] === 'set' && !isDone,
      typed: Object.fromEntries(
        [...typedNames, 'plans' as const].map((name) => [name, returned?.fields[name] ?? '']),
      ) as TypedFigures,
      typedWeek: isDone ? {} : typedWeek(returned?.fields ?? {}),
      look: lookIn(returned?.fields['look']),
      carried: isDone ? {} : carriedIn(returned?.fields ?? {}),
      problem: oneOf(ratesProblems, returned?.code) ?? null,
      done: done !== undefined && (act === 'stop' || act === 'sell') ? { act, date: done } : null,
      set: setIn(isDone ? returned.fields : { did: search['done'] ?? '', nights: search['nights'] ?? '' }),
      key: crypto.randomUUID(),
    },
  };
});

/** What was just set, as an address or the answer to a form says it. */
function setIn({ did, nights = '', back = '', seen = '' }: Readonly<Record<string, string>>): RatesModel['set'] {
  const act = oneOf(setActs, did);
  return act === undefined || !/^\d{1,3}$/.test(nights) ? null : { act, nights: Number(nights), back, seen };
}

/** What the page's own action has written. */
const lookIn = (text: string | undefined): Look | null =>
  text === undefined || text === '' ? null : (JSON.parse(text) as Look);

/** The change that was looked at, and its way back, as the form carries them. */
const carriedIn = ({ changes, back }: Readonly<Record<string, string>>): RatesModel['carried'] =>
  changes === undefined || back === undefined ? {} : { changes, back };

const dateIn = (text: string | undefined): LocalDate | undefined =>
  text !== undefined && isStayDate(text) ? text : undefined;
