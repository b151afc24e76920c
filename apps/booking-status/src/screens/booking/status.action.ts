export { answerBookingForm as action } from '../../forms/answer-booking-form.ts';
