import { openingStates, watchedFacts } from '@latchkey/booking-core/onboarding';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { isoMoment } from '../schemas/scalars.ts';

const headers = propertyKey;

/** Seeing a hotel's pages before guests do, and opening it to them. */
export const openingOperations = {
  makePreview: operation({
    summary:
      'Make a link by which anybody who has it sees the pages of the hotel as they will be, for a day: a draft, or a hotel that no guest sees yet. Nothing can be booked there',
    headers,
    body: z.strictObject({}),
    responses: {
      201: z.object({ url: z.string(), expiresAt: isoMoment }),
      /** The provider keeps everybody from its pages. */
      409: refusal('hotel_held'),
      ...refusedCaller,
    },
  }),
  beginTrial: operation({
    summary:
      'Begin a trial: a copy of the hotel as its draft will make it, in which a stay is booked, paid in test money and cancelled as guests do, for a day. Its mails and text messages go to whoever begins it alone, by mail. A person begins it, no key; whatever was booked in the trial before ends',
    headers,
    body: z.strictObject({}),
    responses: {
      201: z.object({
        /** Where the copy is seen and booked. */
        url: z.string(),
        expiresAt: isoMoment,
        /** To which its mails go. */
        mailbox: z.string(),
      }),
      /**
       * The provider keeps everybody from the hotel's pages; the draft could not be published; a rate plan is paid online
       * alone, by a gateway without test money; or another trial of it begins at this moment.
       */
      409: refusal('hotel_held', 'not_ready', 'no_test_money', 'unavailable'),
      ...refusedCaller,
    },
  }),
  getOpening: operation({
    summary: 'Whether guests see the hotel: never yet, not before the provider has looked at it, or for long',
    headers,
    responses: {
      200: z.object({
        state: z.enum(openingStates),
        /** Where guests find it, or will. */
        address: z.string(),
        /** Why the provider did not show it when its owner opened it last; absent: it has not. */
        refused: z.string().optional(),
        /** What was changed while it waited, so that the request to show it was taken back; absent: nothing was. */
        withdrawn: z.array(z.enum(watchedFacts)).optional(),
        /** What exactly waits to be shown. */
        revision: z.string().optional(),
        /** Whether the provider looks at a hotel before guests see it for the first time. */
        isApproved: z.boolean(),
      }),
      ...refusedCaller,
    },
  }),
  openHotel: operation({
    summary: 'Have guests see the hotel for the first time; where the provider looks at each first, when it has',
    headers,
    body: z
      .strictObject({
        /** What the provider has looked at, where it lets a hotel go on that waits. */
        revision: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional(),
      })
      .meta({ examples: [{ revision: '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b' }] }),
    responses: {
      200: z.object({ state: z.enum(['waiting', 'live']), address: z.string() }),
      ...refusedCaller,
      409: refusal('opened_already', 'not_ready', 'not_waiting', 'changed'),
    },
  }),
};
