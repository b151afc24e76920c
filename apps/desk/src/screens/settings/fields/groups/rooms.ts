import type { Locale } from '@latchkey/site/urls';
import {
  type DraftDocuments,
  entriesAt,
  factsIn,
  keysAt,
  listAt,
  textAt,
  valueAt,
} from '@latchkey/hotel-document/drafts';
import { dormGuests } from '@latchkey/booking-core/rooms';
import { bedKinds } from '@latchkey/booking-core/rooms-typed';
import { weekdays } from '@latchkey/booking-core/dates';
import type { FieldGroup, FromDay, SettingsField } from '../field.types.ts';
import { factField, group, inLanguages, tickField } from '../make-field.ts';
import { nameIn, planName } from '../names-in.ts';

/** A room type: its words, how many there are and for whom, its beds, and its prices. */
export function roomGroup(documents: DraftDocuments, id: string, locale: Locale): FieldGroup {
  const at = `rooms.${id}` as const;
  const own = factsIn(documents);
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
        ...guestFields(documents, at, locale),
      ],
      plans.map((plan) => ({
        ...laterOf(documents, `${at}.prices.${plan}`),
        of: planName(documents, plan, locale),
      })),
    ),
    isStopped: isStopped(documents, id),
  };
}

/** Whom it takes beside those that its price is for, what they pay, and who sleeps in it. */
function guestFields(documents: DraftDocuments, at: `rooms.${string}`, locale: Locale): SettingsField[] {
  const own = factsIn(documents);
  const aside = 'whoSleeps';
  const optional = { isOptional: true, isOut: true, aside } as const;
  return [
    ...keysAt(own, `${at}.prices`).flatMap((plan) =>
      (['extraAdult', 'extraChild'] as const).map((key) =>
        factField(documents, `${at}.prices.${plan}.${key}`, {
          kind: 'money',
          label: key === 'extraAdult' ? 'extraAdultPrice' : 'extraChildPrice',
          of: planName(documents, plan, locale),
          ...optional,
        }),
      ),
    ),
    factField(documents, `${at}.minPax`, { kind: 'count', label: 'minPax', ...optional }),
    factField(documents, `${at}.maxRooms`, { kind: 'count', label: 'maxRooms', ...optional }),
    ...partFields(documents, at, locale),
    factField(documents, `${at}.gender`, {
      kind: 'choice',
      label: 'gender',
      options: ['', ...dormGuests],
      ...optional,
    }),
    factField(documents, `${at}.minAge`, { kind: 'count', label: 'minAge', ...optional }),
    ...(['extraAdult', 'extraChild', 'dormBed'] as const).map((label) =>
      tickField(`${at}.${label}`, { label, aside }, valueAt(own, `${at}.${label}`) === true),
    ),
  ];
}

/** The beds or rooms that are sold with it, and by themselves too; a kind that is emptied goes, and one more can be named. */
function partFields(documents: DraftDocuments, at: `rooms.${string}`, locale: Locale): SettingsField[] {
  const own = factsIn(documents);
  const others = listAt(own, 'rooms').filter((room) => `rooms.${room.id}` !== at);
  const { length } = entriesAt(own, `${at}.consistsOf`);
  if (others.length === 0) return [];
  const optional = { isOptional: true, isOut: true, aside: 'whoSleeps' } as const;
  return Array.from({ length: length + 1 }, (_, place) => place).flatMap((place) => [
    factField(documents, `${at}.consistsOf.${place}.roomTypeId`, {
      kind: 'choice',
      label: 'consistsOf',
      options: ['', ...others.map(({ id }) => id)],
      optionNames: Object.fromEntries(others.map(({ id }) => [id, nameIn(documents, `rooms.${id}.name`, id, locale)])),
      ...optional,
    }),
    factField(documents, `${at}.consistsOf.${place}.count`, { kind: 'count', label: 'partCount', ...optional }),
  ]);
}

/** Its beds, and one more kind of them. */
function bedFields(documents: DraftDocuments, at: `rooms.${string}`): SettingsField[] {
  const beds = entriesAt(factsIn(documents), `${at}.beds`);
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

const priceFields = (documents: DraftDocuments, at: `rooms.${string}`, plan: string, locale: Locale): SettingsField[] =>
  entriesAt(factsIn(documents), `${at}.prices.${plan}.priceForPax`).map((step, place) =>
    factField(documents, `${at}.prices.${plan}.priceForPax.${place}.price`, {
      kind: 'money',
      label: 'price',
      of: planName(documents, plan, locale),
      guests: Number(valueAt(step, 'pax')),
    }),
  );

/** Prices of the plans on which it is not sold yet: left empty, it is not. */
function newPrices(documents: DraftDocuments, at: `rooms.${string}`, locale: Locale): SettingsField[] {
  const own = factsIn(documents);
  const sold = keysAt(own, `${at}.prices`);
  const guests = Number(valueAt(own, `${at}.maxPax`) ?? 1);
  return listAt(own, 'ratePlans')
    .filter((plan) => !sold.includes(plan.id) && plan.derivedFrom === undefined)
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

function laterOf(documents: DraftDocuments, path: `rooms.${string}.prices.${string}`): FromDay {
  const own = factsIn(documents);
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
      figures: entriesAt(one, 'priceForPax').map((step) => Number(valueAt(step, 'price'))),
    })),
  };
}

/** Whether all rooms of a type are kept back on every weekday: it is sold no more. */
export const isStopped = (documents: DraftDocuments, id: string): boolean =>
  entriesAt(factsIn(documents), 'keptBack').some(
    (one) =>
      textAt(one, 'roomId') === id &&
      weekdays.every((day) => entriesAt(one, 'weekdays').includes(day)) &&
      Number(valueAt(one, 'rooms')) >= Number(valueAt(factsIn(documents), `rooms.${id}.total`)),
  );
