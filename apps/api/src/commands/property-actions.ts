import type { Action } from './property-action.types.ts';
import { keyActions } from './property-keys.ts';
import { stockActions } from './property-stock-actions.ts';
import {
  amount,
  bookingAndWords,
  bookingFilters,
  bookingIn,
  datesIn,
  namedFields,
  tooMany,
  withForce,
  wordsIn,
} from './property-words.ts';

/** What a property does, in words for the terminal. */
export const propertyActions: Readonly<Record<string, Action>> = {
  list: {
    usage:
      '[status] [from=<date>] [to=<date>] [departing=<date>] [in-house=<date>] [after=<number>] [cursor=<cursor>] [limit=<number>]',
    does: 'the bookings, latest first; from and to are of arrival, after lists what changed since a number',
    call: 'listPropertyBookings',
    arguments: (words) => {
      const [first] = words;
      const status = first?.includes('=') === false ? first : undefined;
      const rest = status === undefined ? words : words.slice(1);
      const fields = namedFields(rest, bookingFilters);
      if (typeof fields === 'string') return fields;
      return { query: { ...(status === undefined ? {} : { status }), ...fields } };
    },
  },
  show: { usage: '<booking>', does: 'one booking, whole', call: 'getPropertyBooking', arguments: bookingIn },
  confirm: {
    usage: '<booking> [words]',
    does: 'takes a request; the words go to its guest',
    call: 'confirmRequest',
    arguments: bookingAndWords,
  },
  reject: {
    usage: '<booking> [words]',
    does: 'turns a request down; its guest is told so in the site’s words, and in yours',
    call: 'rejectRequest',
    arguments: bookingAndWords,
  },
  revise: {
    usage: '<booking> <price> [force]',
    does: 'names another total, in the smallest billed unit; force, where it is beyond twice or half of the old',
    call: 'revisePrice',
    arguments: (given) => {
      const { words, force } = withForce(given);
      const [booking, named, ...rest] = words;
      const price = amount(named);
      if (booking === undefined) return 'The booking is missing.';
      if (price === undefined) return named === undefined ? 'The price is missing.' : `"${named}" is no whole number.`;
      return tooMany(rest) ?? { params: { booking }, body: { price, ...force } };
    },
  },
  arrived: {
    usage: '<booking>',
    does: 'notes that the guest has come',
    call: 'markArrival',
    arguments: bookingIn,
  },
  'undo-arrived': {
    usage: '<booking>',
    does: 'takes an arrival back that was another’s',
    call: 'takeArrivalBack',
    arguments: bookingIn,
  },
  departed: {
    usage: '<booking>',
    does: 'notes that the guest has left; the nights that are left are free at once',
    call: 'markDeparture',
    arguments: bookingIn,
  },
  'undo-departed': {
    usage: '<booking>',
    does: 'takes a departure back that was another’s, if the nights are still free',
    call: 'takeDepartureBack',
    arguments: bookingIn,
  },
  'no-show': {
    usage: '<booking>',
    does: 'notes that the guest did not come',
    call: 'markNoShow',
    arguments: bookingIn,
  },
  'undo-no-show': {
    usage: '<booking>',
    does: 'takes a no-show back, until noon after the day of arrival',
    call: 'takeNoShowBack',
    arguments: bookingIn,
  },
  refund: {
    usage: '<booking> <amount>',
    does: 'gives a part of the price back without cancelling, in the smallest billed unit',
    call: 'refundByProperty',
    arguments: ([booking, named, ...rest]) => {
      const given = amount(named);
      if (booking === undefined) return 'The booking is missing.';
      if (given === undefined) return named === undefined ? 'The amount is missing.' : `"${named}" is no whole number.`;
      return tooMany(rest) ?? { params: { booking }, body: { amount: given } };
    },
  },
  'quote-change': {
    usage: '<booking> <check-in> <check-out>',
    does: 'prices a longer, shorter or moved stay, also while the guest is in the house; names the quote',
    call: 'quotePropertyChange',
    arguments: ([booking, ...dates]) => {
      const span = datesIn(dates);
      if (booking === undefined) return 'The booking is missing.';
      if (typeof span === 'string') return span;
      const stay = { kind: 'nights', checkIn: span.from, checkOut: span.to } as const;
      return tooMany(dates.slice(2)) ?? { params: { booking }, body: { stay } };
    },
  },
  change: {
    usage: '<booking> <quote> [refund]',
    does: 'changes a stay as quoted; what is paid beyond the new total goes back, or the refund named',
    call: 'changeByProperty',
    arguments: ([booking, quoteToken, named, ...rest]) => {
      const refund = amount(named);
      if (booking === undefined || quoteToken === undefined) return 'The booking or the quote is missing.';
      if (named !== undefined && refund === undefined) return `"${named}" is no whole number.`;
      const body = { quoteToken, ...(refund === undefined ? {} : { refund }) };
      return tooMany(rest) ?? { params: { booking }, body };
    },
  },
  cancel: {
    usage: '<booking> [all|<refund>] [words]',
    does: 'cancels; all goes back, or the refund named; the words go to its guest',
    call: 'cancelByProperty',
    arguments: ([booking, named = 'all', ...words]) => {
      const refund = amount(named);
      if (booking === undefined) return 'The booking is missing.';
      if (named !== 'all' && refund === undefined) return `"${named}" is no whole number.`;
      return { params: { booking }, body: { ...(refund === undefined ? {} : { refund }), ...wordsIn(words) } };
    },
  },
  answer: {
    usage: '<booking> <request> accept|decline [words]',
    does: 'answers an arrival or departure request',
    call: 'answerGuestRequest',
    arguments: ([booking, requestId, decision, ...rest]) => {
      if (booking === undefined || requestId === undefined) return 'The booking or the request is missing.';
      if (decision !== 'accept' && decision !== 'decline') return 'It is to be accept or decline.';
      return {
        params: { booking, requestId },
        body: { decision, ...(rest.length === 0 ? {} : { answer: rest.join(' ') }) },
      };
    },
  },
  reviews: {
    usage: '[published|held|refused]',
    does: 'what guests wrote of their stays, latest first',
    call: 'listPropertyReviews',
    arguments: ([state, ...rest]) => tooMany(rest) ?? (state === undefined ? {} : { query: { state } }),
  },
  'answer-review': {
    usage: '<booking> [words]',
    does: 'answers a review, below it; without words, takes the answer away',
    call: 'answerReview',
    arguments: ([booking, ...words]) =>
      booking === undefined ? 'The booking is missing.' : { params: { booking }, body: { answer: words.join(' ') } },
  },
  'judge-review': {
    usage: '<booking> publish|refuse',
    does: 'publishes a review that was held, or refuses it as abuse',
    call: 'judgeReview',
    arguments: ([booking, decision, ...rest]) => {
      if (booking === undefined) return 'The booking is missing.';
      if (decision !== 'publish' && decision !== 'refuse') return 'It is to be publish or refuse.';
      return tooMany(rest) ?? { params: { booking }, body: { decision } };
    },
  },
  ...stockActions,
  ...keyActions,
};
