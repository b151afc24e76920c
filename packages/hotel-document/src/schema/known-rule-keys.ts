import { k, type KnownKey } from './known-key.ts';

/** The keys that say on which nights, of which rooms and plans, a rule of a list holds. */
const scopeKeys = (of: string): Readonly<Record<string, KnownKey>> => ({
  [`${of}.*.from`]: k('its first night: a date, or month and day of every year', '"2027-07-03"'),
  [`${of}.*.to`]: k('its last night, with a year where the first has one', '"2027-08-28"'),
  [`${of}.*.on`]: k('single nights, in place of from and to', '["2026-12-31"]'),
  [`${of}.*.weekdays`]: k('the nights of these weekdays alone', '["fri", "sat"]'),
  [`${of}.*.roomTypeIds`]: k('the rooms that it is of; all unless said', '["garden-suite"]'),
  [`${of}.*.ratePlanIds`]: k('the rate plans that it is of; all unless said', '["flexible"]'),
});

/** The keys of `hotel.json` that say what nights cost beside their base price, and which stays are sold. */
export const knownRuleKeys: Readonly<Record<string, KnownKey>> = {
  seasons: k(
    'nights with other prices, or for longer stays: of every year, of one year, or single ones',
    '[{ "id": "summer", "from": "05-15", "to": "09-15", "percent": 12 }]',
  ),
  'seasons.*.id': k('the season’s own id', '"summer"'),
  ...scopeKeys('seasons'),
  'seasons.*.percent': k('percent added to prices, or taken off', '12'),
  'seasons.*.prices': k(
    'by room and rate plan, prices in place of the base price, to which no percentage is added',
    '{ "garden-suite": { "flexible": { "priceForPax": [{ "pax": 2, "price": 21000 }] } } }',
  ),
  'seasons.*.prices.*.*.priceForPax': k(
    'the price of a night for up to so many guests, ascending',
    '[{ "pax": 2, "price": 21000 }]',
  ),
  'seasons.*.prices.*.*.priceForPax.*.pax': k('up to so many guests', '2'),
  'seasons.*.prices.*.*.priceForPax.*.price': k('the price of a night in minor units, never 0', '21000'),
  'seasons.*.prices.*.*.extraAdult': k('the price of each further adult; that of the plan unless said', '3500'),
  'seasons.*.prices.*.*.extraChild': k('the price of each further child; that of the plan unless said', '1500'),
  'seasons.*.minStay': k('the fewest nights of a stay that begins in it', '2'),
  restrictions: k(
    'which stays are sold; all that hold of a night count, and of each kind the strictest',
    '[{ "id": "summer", "from": "2027-07-03", "to": "2027-08-28", "arrivalDays": ["sat"], "departureDays": ["sat"] }]',
  ),
  'restrictions.*.id': k('the rule’s own id', '"summer"'),
  ...scopeKeys('restrictions'),
  'restrictions.*.minStay': k('the fewest nights of a stay that begins on these nights', '3'),
  'restrictions.*.maxStay': k('the most nights of a stay that begins on these nights', '14'),
  'restrictions.*.minStayThrough': k('the fewest nights of a stay that has one of these nights in it', '2'),
  'restrictions.*.stayLengths': k('the only lengths, in nights, of stays that begin on these nights', '[3, 4, 7]'),
  'restrictions.*.maxStayThrough': k('the most nights of a stay that has one of these nights in it', '7'),
  'restrictions.*.arrivalDays': k('the weekdays on which stays begin', '["sat"]'),
  'restrictions.*.departureDays': k('the weekdays on which stays end', '["sat"]'),
  'restrictions.*.closedToArrival': k('true: no stay begins on these dates', 'true'),
  'restrictions.*.closedToDeparture': k('true: no stay ends on these dates', 'true'),
  'restrictions.*.minAdvanceDays': k('how many days before the arrival it is sold at least', '3'),
  'restrictions.*.maxAdvanceDays': k('how many days before the arrival it is sold at most', '180'),
  'restrictions.*.cutOffHour': k('the hour of the day of arrival until which it is sold, 0 to 23', '18'),
};
