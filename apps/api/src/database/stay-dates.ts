import { sql } from 'kysely';

/** The first day of a booking's stay, of nights or of hours, as the indexes of `booking` have it. */
export const arrivalDate = sql<string>`coalesce(selection -> 'stay' ->> 'checkIn', selection -> 'stay' ->> 'date')`;

/** Its last day, likewise; a stay of hours leaves on the day on which it comes. */
export const departureDate = sql<string>`coalesce(selection -> 'stay' ->> 'checkOut', selection -> 'stay' ->> 'date')`;
