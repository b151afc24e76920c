import type { Locale } from '@latchkey/site/urls';
import { type Documents, entriesAt, keysAt, listAt, textAt, valueAt } from '../document.ts';
import type { FieldGroup, FromDay, SetUpField } from '../field.types.ts';
import { factField, group, inLanguages } from '../make-field.ts';
import { facts, nameIn, planName } from '../names-in.ts';

export const bedKinds = ['king', 'queen', 'double', 'single', 'bunk', 'dorm', 'sofa'];

/** A room type: its words, how many there are and for whom, its beds, and its prices. */
export function roomGroup(documents: Documents, id: string, locale: Locale): FieldGroup {
  const at = `rooms.${id}`;
  const own = facts(documents);
  const plans = keysAt(own, `${at}.prices`);
  return {
    ...group(
      id,
      { name: nameIn(documents, `rooms.${id}.name`, id, locale) },
      [
        ...inLanguages(documents, `${at}.name`, 'name', 'line'),
        ...inLanguages(documents, `${at}.sentence`, 'sentence', 'text'),
        ...inLanguages(documents, `${at}.description`, 'description', 'text'),
        ...inLanguages(documents, `${at}.amenities`, 'amenities', 'lines'),
        factField(documents, `${at}.total`, { kind: 'count', label: 'total' }),
        factField(documents, `${at}.maxPax`, { kind: 'count', label: 'maxPax' }),
        factField(documents, `${at}.maxBeds`, { kind: 'count', label: 'maxBeds' }),
        factField(documents, `${at}.sizeSqm`, { kind: 'decimal', label: 'sizeSqm', isOptional: true }),
        ...bedFields(documents, at),
        ...plans.flatMap((plan) => priceFields(documents, at, plan, locale)),
        ...newPrices(documents, at, locale),
      ],
      plans.map((plan) => ({
        ...laterOf(documents, `${at}.prices.${plan}`),
        of: planName(documents, plan, locale),
      })),
    ),
    isStopped: isStopped(documents, id),
  };
}

/** Its beds, and one more kind of them. */
function bedFields(documents: Documents, at: string): SetUpField[] {
  const beds = entriesAt(facts(documents), `${at}.beds`);
  return [
    ...beds.flatMap((_, place) => [
      factField(documents, `${at}.beds.${place}.kind`, {
        kind: 'choice',
        label: 'beds',
        options: beds.length > 1 ? ['', ...bedKinds] : bedKinds,
        ...(beds.length > 1 ? { isOptional: true, isOut: true } : {}),
      }),
      factField(documents, `${at}.beds.${place}.count`, { kind: 'count', label: 'count' }),
    ]),
    factField(documents, `${at}.beds.${beds.length}`, {
      kind: 'choice',
      label: 'moreBeds',
      options: ['', ...bedKinds],
      isOptional: true,
    }),
  ];
}

const priceFields = (documents: Documents, at: string, plan: string, locale: Locale): SetUpField[] =>
  entriesAt(facts(documents), `${at}.prices.${plan}.priceForPax`).map((step, place) =>
    factField(documents, `${at}.prices.${plan}.priceForPax.${place}.price`, {
      kind: 'money',
      label: 'price',
      of: planName(documents, plan, locale),
      guests: Number(valueAt(step, 'pax')),
    }),
  );

/** Prices of the plans on which it is not sold yet: left empty, it is not. */
function newPrices(documents: Documents, at: string, locale: Locale): SetUpField[] {
  const own = facts(documents);
  const sold = keysAt(own, `${at}.prices`);
  const guests = Number(valueAt(own, `${at}.maxPax`) ?? 1);
  return listAt(own, 'ratePlans')
    .filter((plan) => !sold.includes(plan.id) && plan['derivedFrom'] === undefined)
    .map(({ id }) =>
      factField(documents, `${at}.prices.${id}.priceForPax`, {
        kind: 'money',
        label: 'price',
        of: planName(documents, id, locale),
        guests,
        isOptional: true,
      }),
    );
}

function laterOf(documents: Documents, path: string): FromDay {
  const own = facts(documents);
  const priceIn = (step: unknown): number => Number(valueAt(step, 'price'));
  return {
    path,
    day: `from ${path}`,
    figures: entriesAt(own, `${path}.priceForPax`).map((step, place) => ({
      name: `from ${path} ${place}`,
      guests: Number(valueAt(step, 'pax')),
      kind: 'money',
    })),
    known: entriesAt(own, `${path}.later`).map((one) => ({
      from: textAt(one, 'from'),
      figures: entriesAt(one, 'priceForPax').map(priceIn),
    })),
  };
}

export const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Whether all rooms of a type are kept back on every weekday: it is sold no more. */
export const isStopped = (documents: Documents, id: string): boolean =>
  entriesAt(facts(documents), 'keptBack').some(
    (one) =>
      textAt(one, 'roomId') === id &&
      everyDay.every((day) => entriesAt(one, 'weekdays').includes(day)) &&
      Number(valueAt(one, 'rooms')) >= Number(valueAt(facts(documents), `rooms.${id}.total`)),
  );
