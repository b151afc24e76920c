import type { Action } from './property-action.types.ts';
import { keyActions } from './property-keys.ts';
import { amount, bookingIn, datesAsQuery, restrictionsOf, pricesByGuests } from './property-words.ts';

/** What a property does, in words for the terminal. */
export const propertyActions: Readonly<Record<string, Action>> = {
  list: {
    usage: '[status]',
    does: 'the bookings, latest first',
    call: 'listPropertyBookings',
    arguments: ([status]) => (status === undefined ? {} : { query: { status } }),
  },
  show: { usage: '<booking>', does: 'one booking, whole', call: 'getPropertyBooking', arguments: bookingIn },
  confirm: { usage: '<booking>', does: 'takes a request', call: 'confirmRequest', arguments: bookingIn },
  reject: { usage: '<booking>', does: 'turns a request down', call: 'rejectRequest', arguments: bookingIn },
  revise: {
    usage: '<booking> <price>',
    does: 'names another total, in the smallest billed unit',
    call: 'revisePrice',
    arguments: (words) => {
      const price = amount(words[1]);
      return words[0] === undefined || price === undefined ? null : { params: { booking: words[0] }, body: { price } };
    },
  },
  'no-show': {
    usage: '<booking>',
    does: 'notes that the guest did not come',
    call: 'markNoShow',
    arguments: bookingIn,
  },
  cancel: {
    usage: '<booking> [refund]',
    does: 'cancels; all goes back, or the refund named',
    call: 'cancelByProperty',
    arguments: (words) => {
      const refund = amount(words[1]);
      return words[0] === undefined
        ? null
        : { params: { booking: words[0] }, body: refund === undefined ? {} : { refund } };
    },
  },
  answer: {
    usage: '<booking> <request> accept|decline [words]',
    does: 'answers an arrival or departure request',
    call: 'answerGuestRequest',
    arguments: ([booking, requestId, decision, ...rest]) =>
      booking === undefined || requestId === undefined || decision === undefined
        ? null
        : {
            params: { booking, requestId },
            body: { decision, ...(rest.length === 0 ? {} : { answer: rest.join(' ') }) },
          },
  },
  reviews: {
    usage: '[published|held|refused]',
    does: 'what guests wrote of their stays, latest first',
    call: 'listPropertyReviews',
    arguments: ([state]) => (state === undefined ? {} : { query: { state } }),
  },
  'answer-review': {
    usage: '<booking> [words]',
    does: 'answers a review, below it; without words, takes the answer away',
    call: 'answerReview',
    arguments: ([booking, ...words]) =>
      booking === undefined ? null : { params: { booking }, body: { answer: words.join(' ') } },
  },
  'judge-review': {
    usage: '<booking> publish|refuse',
    does: 'publishes a review that was held, or refuses it as abuse',
    call: 'judgeReview',
    arguments: ([booking, decision]) =>
      booking === undefined || decision === undefined ? null : { params: { booking }, body: { decision } },
  },
  inventory: {
    usage: '<from> [to]',
    does: 'rooms by date',
    call: 'getInventory',
    arguments: datesAsQuery,
  },
  rates: {
    usage: '<from> [to]',
    does: 'prices and restrictions by date',
    call: 'getRates',
    arguments: datesAsQuery,
  },
  'set-rooms': {
    usage: '<room type> <from> <to> <total>',
    does: 'how many rooms are sold',
    call: 'setInventory',
    arguments: ([roomTypeId, from, to, total]) =>
      roomTypeId === undefined || from === undefined || to === undefined || amount(total) === undefined
        ? null
        : { body: { roomTypeId, from, to, total: amount(total) } },
  },
  'set-price': {
    usage: '<room type> <plan> <from> <to> <guests> <price> [<guests> <price>…]',
    does: 'the prices of a night; those it had by other numbers of guests go',
    call: 'setRates',
    arguments: ([roomTypeId, ratePlanId, from, to, ...prices]) => {
      const priceForPax = pricesByGuests(prices);
      return priceForPax === null ? null : { body: { roomTypeId, ratePlanId, from, to, priceForPax } };
    },
  },
  restrict: {
    usage: '<room type> <from> <to> [min-stay=<nights>] [max-stay=<nights>|none] [arrival=open|closed] [plan=<plan>]',
    does: 'shortest and longest stays, and whether guests may arrive',
    call: 'setRestrictions',
    arguments: ([roomTypeId, from, to, ...rest]) => {
      const fields = restrictionsOf(rest);
      return to === undefined || fields === null ? null : { body: { roomTypeId, from, to, ...fields } };
    },
  },
  close: {
    usage: '<room type> <from> <to>',
    does: 'sells none of it',
    call: 'setRestrictions',
    arguments: ([roomTypeId, from, to]) => (to === undefined ? null : { body: { roomTypeId, from, to, closed: true } }),
  },
  open: {
    usage: '<room type> <from> <to>',
    does: 'sells it again',
    call: 'setRestrictions',
    arguments: ([roomTypeId, from, to]) =>
      to === undefined ? null : { body: { roomTypeId, from, to, closed: false } },
  },
  ...keyActions,
};
