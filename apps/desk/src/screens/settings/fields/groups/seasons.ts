import { weekdays } from '@latchkey/booking-core/dates';
import { weekdayHeadings } from '@latchkey/format/date';
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
import type { FieldGroup, SettingsField } from '../field.types.ts';
import { factField, group, tickField, typedField } from '../make-field.ts';
import { currencyIn, nameIn, planName } from '../names-in.ts';
import { moneyInField } from '../typed-figure.ts';
import { dayTicks, type RulePlace, scopeTicks, spanFields, spanWords } from './night-scope.ts';

const optional = { isOptional: true, isOut: true } as const;

/** Seasons, which stays are sold, what weekdays cost, and how far ahead and in what steps the house sells. */
export const seasonGroups = (documents: DraftDocuments, locale: Locale): FieldGroup[] => [
  ...headed('seasons', documents, (id) => seasonFields(documents, `seasons.${id}`, locale), locale),
  ...headed('restrictions', documents, (id) => ruleFields(documents, `restrictions.${id}`, locale), locale),
  group('weekdays', { label: 'weekdayPrices' }, weekdayFields(documents, locale)),
  group('sale', { label: 'sale' }, [
    factField(documents, 'daysOnSale', { kind: 'count', label: 'daysOnSale', ...optional }),
    factField(documents, 'roundPricesTo', { kind: 'money', label: 'roundPricesTo', ...optional }),
  ]),
];

/** The entries of a list under one heading, each by its own name and nights. */
function headed(
  list: 'seasons' | 'restrictions',
  documents: DraftDocuments,
  fieldsOf: (id: string) => readonly SettingsField[],
  locale: Locale,
): FieldGroup[] {
  return listAt(factsIn(documents), list).map(({ id }, place) => {
    const at = `${list}.${id}` as const;
    const name = textAt(factsIn(documents), `${at}.name`) || id;
    return {
      ...group(at, { name }, fieldsOf(id)),
      note: spanWords(documents, at, locale),
      ...(place === 0 ? { heading: list } : {}),
    };
  });
}

/** The nights that a season or rule is of, but single ones: those are set on the page of rates. */
const nightFields = (documents: DraftDocuments, at: RulePlace, locale: Locale): SettingsField[] => [
  factField(documents, `${at}.name`, { kind: 'line', label: 'name', ...optional }),
  ...(entriesAt(factsIn(documents), `${at}.on`).length > 0 ? [] : spanFields(documents, at, locale)),
];

const seasonFields = (documents: DraftDocuments, at: `seasons.${string}`, locale: Locale): SettingsField[] => [
  ...nightFields(documents, at, locale),
  factField(documents, `${at}.percent`, { kind: 'signed', label: 'seasonPercent', ...optional }),
  factField(documents, `${at}.minStay`, { kind: 'count', label: 'minStay', ...optional }),
  ...ownPriceFields(documents, at, locale),
  ...dayTicks(documents, `${at}.weekdays`, 'nightsOf', locale),
  ...scopeTicks(documents, at, locale),
];

/** What a season costs where it has prices of its own: each room on each plan that has prices, by guests. */
function ownPriceFields(documents: DraftDocuments, at: `seasons.${string}`, locale: Locale): SettingsField[] {
  const own = factsIn(documents);
  return listAt(own, 'rooms').flatMap((room) =>
    keysAt(room, 'prices').flatMap((plan) => {
      const place = `${at}.prices.${room.id}.${plan}.priceForPax` as const;
      const steps = new Map(
        entriesAt(own, place).map((step) => [Number(valueAt(step, 'pax')), valueAt(step, 'price')]),
      );
      const usual = entriesAt(own, `rooms.${room.id}.prices.${plan}.priceForPax`).map((step) =>
        Number(valueAt(step, 'pax')),
      );
      const guests = [...new Set([...usual, ...steps.keys()])].toSorted((one, other) => one - other);
      return guests.map((pax) => {
        const price = steps.get(pax);
        return typedField(
          `${place}.${pax}`,
          {
            kind: 'money',
            label: 'seasonPrice',
            of: `${nameIn(documents, `rooms.${room.id}.name`, room.id, locale)} · ${planName(documents, plan, locale)}`,
            guests: pax,
            aside: 'seasonPrices',
            isNamed: true,
            ...optional,
          },
          typeof price === 'number' ? moneyInField(price, currencyIn(documents)) : '',
        );
      });
    }),
  );
}

/** What a rule asks in figures. */
const figuresOfRule = [
  ['minStay', 'count'],
  ['maxStay', 'count'],
  ['minStayThrough', 'count'],
  ['minAdvanceDays', 'whole'],
  ['maxAdvanceDays', 'whole'],
  ['cutOffHour', 'whole'],
] as const;

const ruleFields = (documents: DraftDocuments, at: `restrictions.${string}`, locale: Locale): SettingsField[] => [
  ...nightFields(documents, at, locale),
  ...figuresOfRule.map(([label, kind]) => factField(documents, `${at}.${label}`, { kind, label, ...optional })),
  ...dayTicks(documents, `${at}.arrivalDays`, 'arrivalDays', locale),
  ...dayTicks(documents, `${at}.departureDays`, 'departureDays', locale),
  ...(['closedToArrival', 'closedToDeparture'] as const).map((label) =>
    tickField(`${at}.${label}`, { label }, valueAt(factsIn(documents), `${at}.${label}`) === true),
  ),
  ...dayTicks(documents, `${at}.weekdays`, 'nightsOf', locale),
  ...scopeTicks(documents, at, locale),
];

/** By how much the nights of a weekday differ. */
function weekdayFields(documents: DraftDocuments, locale: Locale): SettingsField[] {
  const names = weekdayHeadings(locale);
  return weekdays.map((day, place) =>
    factField(documents, `weekdays.${day}`, {
      kind: 'signed',
      label: 'weekdayPercent',
      of: names[place]?.long ?? day,
      isNamed: true,
      ...optional,
    }),
  );
}
