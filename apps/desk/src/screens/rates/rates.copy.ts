import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SetBy } from '@latchkey/api-contract/types';
import type { FlagField, StayField } from './figures/lines.ts';
import type { RatesProblem } from './rates.model.ts';

/** Who says a figure, for who cannot see its mark. */
export const sourceWords: Readonly<Record<SetBy | 'rule', MessageDescriptor>> = {
  rule: msg({ message: 'by the rule', context: 'who says a figure' }),
  hand: msg({ message: 'typed by hand', context: 'who says a figure' }),
  derived: msg({ message: 'follows another plan', context: 'who says a figure' }),
  channel: msg({ message: 'from a channel', context: 'who says a figure' }),
};

/** The lines of a plan that say which stays it is sold to. */
export const fieldNames: Readonly<Record<StayField | FlagField, MessageDescriptor>> = {
  minStay: msg({ message: 'Minimum stay, arriving', context: 'line of the rates' }),
  minStayThrough: msg({ message: 'Minimum stay, through', context: 'line of the rates' }),
  maxStay: msg({ message: 'Maximum stay, arriving', context: 'line of the rates' }),
  maxStayThrough: msg({ message: 'Maximum stay, through', context: 'line of the rates' }),
  closed: msg({ message: 'Closed', context: 'line of the rates' }),
  closedToArrival: msg({ message: 'No arrival', context: 'line of the rates' }),
  closedToDeparture: msg({ message: 'No departure', context: 'line of the rates' }),
};

/** The same in a cell. */
export const flagWords: Readonly<Record<FlagField, MessageDescriptor>> = {
  closed: msg({ message: 'closed', context: 'in a cell of the rates' }),
  closedToArrival: msg({ message: 'no arrival', context: 'in a cell of the rates' }),
  closedToDeparture: msg({ message: 'no departure', context: 'in a cell of the rates' }),
};

const priceWords = msg({
  message: 'Write the price as a sum, such as 5,200, or as a change, such as +20 %.',
  context: 'problem of the rates',
});

export const problemWords: Readonly<Record<RatesProblem, MessageDescriptor>> = {
  changed: msg({
    message: 'This is not possible with the current values. Please check them again.',
    context: 'problem of the rates',
  }),
  not_allowed: msg({ message: 'Your role here may not change rates.', context: 'problem of the rates' }),
  dates_wrong: msg({
    message: 'Choose nights on which rooms are sold: from today to the last night on sale.',
    context: 'problem of the rates',
  }),
  dates_backwards: msg({ message: 'The last night lies before the first.', context: 'problem of the rates' }),
  no_such_day: msg({ message: 'This date does not exist in that year.', context: 'problem of the rates' }),
  no_nights: msg({ message: 'None of these nights is on those days of the week.', context: 'problem of the rates' }),
  price_wrong: priceWords,
  nothing_typed: msg({ message: 'Write what is to change: a price, or a rule.', context: 'problem of the rates' }),
  nothing_by_hand: msg({
    message: 'Nothing of these nights is set by hand: they follow the rule.',
    context: 'problem of the rates',
  }),
  no_plans: msg({ message: 'Choose the plans that change.', context: 'problem of the rates' }),
  longest_wrong: msg({ message: 'A maximum stay is 1 to 365 nights.', context: 'problem of the rates' }),
  stay_order: msg({
    message: 'The minimum is longer than the maximum: no stay could be booked.',
    context: 'problem of a cell of the rates',
  }),
  beyond_sale: msg({
    message: 'The minimum stay is longer than the nights on sale, so no stay could be booked.',
    context: 'problem of a cell of the rates',
  }),
  too_many_cells: msg({
    message: 'Those are too many nights at once. Nothing was changed.',
    context: 'problem of a cell of the rates',
  }),
  stay_wrong: msg({ message: 'A minimum stay is 1 to 90 nights.', context: 'problem of the rates' }),
  price_jump: msg({
    message: 'That is a tenth or ten times of a price before. If you mean it, press again.',
    context: 'problem of the rates',
  }),
  price_order: msg({
    message: 'Fewer guests would pay more than more guests then.',
    context: 'problem of the rates',
  }),
  unavailable: msg({
    message: 'Nothing was changed: the hotel’s system cannot be reached. Try again in a moment.',
    context: 'problem of the rates',
  }),
};
