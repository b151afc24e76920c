import { weekdays } from '@latchkey/booking-core/dates';
import { weekdayHeadings } from '@latchkey/format/date';
import { formatRuleDay } from '@latchkey/format/rule-day';
import type { Locale } from '@latchkey/site/urls';
import { type DraftDocuments, entriesAt, factsIn, listAt, textAt } from '@latchkey/hotel-document/drafts';
import type { SettingsField } from '../field.types.ts';
import type { LabelKey } from '../labels.table.ts';
import { ruleDayField, tickField } from '../make-field.ts';
import { nameIn, planName } from '../names-in.ts';

/** Where a season or a rule of stays stands. */
export type RulePlace = `seasons.${string}` | `restrictions.${string}`;

/** A list of weekdays of one. */
type DaysPlace = `${RulePlace}.weekdays` | `restrictions.${string}.${'arrivalDays' | 'departureDays'}`;

const optional = { isOptional: true, isOut: true } as const;

/** The first and the last night of a season or rule. */
export const spanFields = (documents: DraftDocuments, at: RulePlace, locale: Locale): SettingsField[] =>
  (['from', 'to'] as const).map((key) =>
    ruleDayField(documents, `${at}.${key}`, { label: key === 'from' ? 'spanFrom' : 'spanTo', ...optional }, locale),
  );

/** The weekdays of a list, to be ticked: none is all of them. */
export function dayTicks(documents: DraftDocuments, at: DaysPlace, label: LabelKey, locale: Locale): SettingsField[] {
  const ticked = entriesAt(factsIn(documents), at);
  const names = weekdayHeadings(locale);
  return weekdays.map((day, place) =>
    tickField(`${at}.${day}`, { label, of: names[place]?.long ?? day }, ticked.includes(day)),
  );
}

/** The rooms and plans that a season or rule is of: none ticked is all. A house with one has nothing to tick. */
export function scopeTicks(documents: DraftDocuments, at: RulePlace, locale: Locale): SettingsField[] {
  const own = factsIn(documents);
  const [rooms, plans] = [listAt(own, 'rooms'), listAt(own, 'ratePlans')];
  const [ofRooms, ofPlans] = [entriesAt(own, `${at}.roomTypeIds`), entriesAt(own, `${at}.ratePlanIds`)];
  return [
    ...(rooms.length < 2 ? [] : rooms).map(({ id }) =>
      tickField(
        `${at}.roomTypeIds.${id}`,
        { label: 'roomTypeIds', of: nameIn(documents, `rooms.${id}.name`, id, locale) },
        ofRooms.includes(id),
      ),
    ),
    ...(plans.length < 2 ? [] : plans).map(({ id }) =>
      tickField(
        `${at}.ratePlanIds.${id}`,
        { label: 'ratePlanIds', of: planName(documents, id, locale) },
        ofPlans.includes(id),
      ),
    ),
  ];
}

/** The nights of a season or rule in a few words; empty where it holds on all. */
export function spanWords(documents: DraftDocuments, at: RulePlace, locale: Locale): string {
  const own = factsIn(documents);
  const days = (['from', 'to'] as const).map((key) => formatRuleDay(textAt(own, `${at}.${key}`), locale));
  const single = entriesAt(own, `${at}.on`).map((day) => formatRuleDay(String(day), locale));
  return [days.filter((day) => day !== '').join(' – '), ...single.slice(0, 3)].filter((part) => part !== '').join(', ');
}
