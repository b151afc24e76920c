import { isStayDate } from '@latchkey/booking-core/dates';

/** Whether a date is one that a calendar may be asked about: the rule of the page's links as well. */
export const isPlausible = (date: string): boolean => isStayDate(date);
