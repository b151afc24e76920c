import type { ScreenAction } from '@latchkey/site/screen';
import type { BookingFormName } from './booking-form.types.ts';
import { cancel, erase, leave, modify } from './change-answers.ts';
import { enterCode, mailLink, repeatLookup, startLookup } from './lookup-answers.ts';
import { answerPrice, askForRequest, writeToHotel } from './request-answers.ts';
import { register } from './registration-answer.ts';
import { review } from './review-answer.ts';

const answers: Readonly<Record<BookingFormName, ScreenAction>> = {
  'look-ups': startLookup,
  'look-up-codes': enterCode,
  'look-up-repeats': repeatLookup,
  'look-up-links': mailLink,
  cancellations: cancel,
  'price-answers': answerPrice,
  modifications: modify,
  requests: askForRequest,
  messages: writeToHotel,
  erasures: erase,
  leavings: leave,
  reviews: review,
  registrations: register,
};

/**
 * Answers the forms of a booking's pages: each is one operation of the engine, which checks whether the device may ask for
 * it, and leads to a page that shows what came of it.
 */
export const answerBookingForm: ScreenAction = async (request) => {
  const { name } = request.form;
  return Object.hasOwn(answers, name) ? answers[name as BookingFormName](request) : { kind: 'unknown_form' };
};
