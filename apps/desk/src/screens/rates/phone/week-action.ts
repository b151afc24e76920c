import { propertyClient } from '@latchkey/api-client/property';
import { isStayDate } from '@latchkey/booking-core/dates';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { oneOf } from '../../../session/one-of.ts';
import { pageAgain } from '../../../session/form-answers.ts';
import type { CellEdit } from '../grid/edit/cell-edit.types.ts';
import { changesOf } from '../grid/edit/changes-of.ts';
import { signsOf } from '../grid/edit/signs-of.ts';
import { typedValue } from '../grid/edit/typed-value.ts';
import { figuresOf } from '../figures/figures.ts';
import { figureLine, planKey } from '../figures/lines.ts';
import { problemOf } from '../problem-of.ts';
import { ratesProblems, type RatesProblem } from '../rates.model.ts';
import { refused } from '../refused.ts';
import { carriedFields, tooLong } from '../set/carried-fields.ts';
import { makeChanges } from '../set/set-figures.ts';
import { asTheyStand } from '../set/typed-figures.ts';
import { meantBy, nightsOfPhone, weekFields } from '../figures/week-names.ts';

/** Sets the prices that were typed into the nights of a phone's week; a field that was emptied is the rule's again. */
export async function weekAction(request: PostRequest): Promise<PostOutcome> {
  const { form, api, params, locale, signal } = request;
  const hotelId = Number(params['hotelId']);
  const nights = Array.from({ length: nightsOfPhone }, (_, place) => weekFields(place)).flatMap(
    ({ date: dateField, was, price }) => {
      const date = form.field(dateField);
      return isStayDate(date) ? [{ date, was: form.field(was), price: form.field(price) }] : [];
    },
  );
  const [from] = nights;
  if (from === undefined) return { kind: 'unknown_form' };
  const again = (problem: RatesProblem | 'signed_out') => refused(request, problem, typedIn(request));
  const query = { from: from.date, nights: nightsOfPhone, language: locale };
  const seen = await propertyClient(api, hotelId).call('getRateGrid', { query }, signal);
  if (seen.status !== 200) return again(problemOf(seen) ?? 'changed');
  const grid = seen.body;
  const figures = figuresOf(grid);
  const picked = grid.roomTypes
    .flatMap(({ roomTypeId, plans }) => plans.map((plan) => ({ roomTypeId, plan })))
    .find(({ roomTypeId, plan }) => planKey(roomTypeId, plan.ratePlanId) === form.field('plan'));
  if (picked === undefined) return again('changed');
  const { roomTypeId, plan } = picked;
  const line = figureLine(roomTypeId, plan.ratePlanId, 'priceForPax', plan.basePax, true);
  const edits: CellEdit[] = [];
  for (const { date, price } of nights.filter((night) => night.price !== night.was)) {
    const stands = figures.of(line, date);
    if (stands === null) return again('changed');
    const typed = typedValue(price, line, stands.value, { grid, signs: signsOf(grid.currency) });
    if ('fault' in typed) return again(oneOf(ratesProblems, typed.fault) ?? 'price_wrong');
    edits.push({ line, date, value: typed.value });
  }
  if (edits.length === 0) return again('nothing_typed');
  const changes = changesOf(edits);
  const made = await makeChanges(
    { api, hotelId, locale, signal },
    {
      changes,
      seen: form.field('seen'),
      key: form.field('key'),
      force: form.field('meant') === meantBy(nights),
    },
  );
  if ('problem' in made) return again(made.problem);
  // A second press finds the prices set, and what stood there before is known no more.
  const isSet = edits.every(({ date, value }) => figures.of(line, date)?.value === value);
  const { back = tooLong } = isSet ? {} : carriedFields(changes, changesOf(asTheyStand(figures, edits)));
  const count = String(made.nights ?? edits.length);
  return pageAgain('done', 200, { did: 'set', nights: count, seen: grid.asOf, back });
}

const typedIn = ({ form }: PostRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: nightsOfPhone }, (_, place) => weekFields(place)).flatMap(({ date, price }) =>
      [date, price].map((name) => [name, form.field(name)]),
    ),
  );
