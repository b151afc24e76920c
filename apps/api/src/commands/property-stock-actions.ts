import type { Action, ActionArguments } from './property-action.types.ts';
import {
  amount,
  datesAsQuery,
  datesIn,
  namedFields,
  planOnly,
  pricesByGuests,
  restrictions,
  roomAndDates,
  tooMany,
  withForce,
} from './property-words.ts';

/** The body of an edit that opens or closes nights of a type. */
const closing =
  (closed: boolean) =>
  (words: readonly string[]): ActionArguments | string => {
    const named = roomAndDates(words);
    return typeof named === 'string' ? named : (tooMany(named.rest) ?? { body: { ...named.of, closed } });
  };

const fieldWords =
  'total|priceForPax|extraAdult|extraChild|minStay|maxStay|stayLengths|minStayThrough|maxStayThrough|closed|closedToArrival|closedToDeparture|minAdvanceDays|maxAdvanceDays|cutOffHour';

/** What a property does with its rooms, prices and restrictions, at the terminal. */
export const stockActions: Readonly<Record<string, Action>> = {
  inventory: { usage: '<from> [to]', does: 'rooms by date', call: 'getInventory', arguments: datesAsQuery },
  rates: {
    usage: '<from> [to]',
    does: 'prices and restrictions by date',
    call: 'getRates',
    arguments: datesAsQuery,
  },
  'set-rooms': {
    usage: '<room type> <from> <to> <total> [force]',
    does: 'how many rooms are sold',
    call: 'setInventory',
    arguments: (given) => {
      const { words, force } = withForce(given);
      const named = roomAndDates(words);
      if (typeof named === 'string') return named;
      const [total, ...rest] = named.rest;
      if (amount(total) === undefined)
        return total === undefined ? 'The number of rooms is missing.' : `"${total}" is no whole number.`;
      return tooMany(rest) ?? { body: { ...named.of, total: amount(total), ...force } };
    },
  },
  'set-price': {
    usage: '<room type> <plan> <from> <to> <guests> <price> [<guests> <price>…] [force]',
    does: 'the prices of a night, in the smallest billed unit; those for other numbers of guests stay',
    call: 'setRates',
    arguments: (given) => {
      const { words, force } = withForce(given);
      const [roomTypeId, ratePlanId, from, to, ...prices] = words;
      if (roomTypeId === undefined || ratePlanId === undefined) return 'The room type or the plan is missing.';
      const span = datesIn([from, to]);
      if (typeof span === 'string') return span;
      const priceForPax = pricesByGuests(prices);
      if (typeof priceForPax === 'string') return priceForPax;
      return { body: { roomTypeId, ratePlanId, ...span, priceForPax, keepOthers: true, ...force } };
    },
  },
  restrict: {
    usage:
      '<room type> <from> <to> [min-stay=<nights>] [max-stay=<nights>|none] [stay-lengths=<nights>,<nights>|none] [min-stay-through=<nights>] [max-stay-through=<nights>|none] [arrival=open|closed] [departure=open|closed] [min-advance=<days>] [max-advance=<days>|none] [cut-off=<hour>|none] [plan=<plan>] [force]',
    does: 'which stays are sold: how long, how far ahead, and whether guests may arrive or leave',
    call: 'setRestrictions',
    arguments: (given) => {
      const { words, force } = withForce(given);
      const named = roomAndDates(words);
      if (typeof named === 'string') return named;
      const fields = namedFields(named.rest, restrictions);
      return typeof fields === 'string' ? fields : { body: { ...named.of, ...fields, ...force } };
    },
  },
  close: {
    usage: '<room type> <from> <to>',
    does: 'sells none of it',
    call: 'setRestrictions',
    arguments: closing(true),
  },
  open: {
    usage: '<room type> <from> <to>',
    does: 'sells it again',
    call: 'setRestrictions',
    arguments: closing(false),
  },
  overrides: {
    usage: '[<from> [to]]',
    does: 'what is set by hand and does not follow the hotel’s files',
    call: 'listOverrides',
    arguments: (words) => (words.length === 0 ? {} : datesAsQuery(words)),
  },
  clear: {
    usage: `<room type> <from> <to> [plan=<plan>] [${fieldWords} …]`,
    does: 'gives nights back to the rule of the hotel’s files: all that is set by hand of them, or the fields named',
    call: 'clearOverrides',
    arguments: (words) => {
      const named = roomAndDates(words);
      if (typeof named === 'string') return named;
      const plan = namedFields(
        named.rest.filter((word) => word.includes('=')),
        planOnly,
      );
      if (typeof plan === 'string') return plan;
      const fields = named.rest.filter((word) => !word.includes('='));
      const odd = fields.find((field) => !fieldWords.split('|').includes(field));
      if (odd !== undefined) return `It has no use for "${odd}".`;
      return { body: { ...named.of, ...plan, ...(fields.length === 0 ? {} : { fields }) } };
    },
  },
};
