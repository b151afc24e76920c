import { letterTemplates } from '@latchkey/booking-core/inbox';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { idempotency } from '../schemas/of-a-booking.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { locale, typedLines } from '../schemas/scalars.ts';
import { message } from './guest-messages.ts';

/** A booking id or its reference. */
const params = z.object({ booking: z.string().max(80) });

/** What a letter can begin as, in the guest's language and about this booking; whoever sends it can change each word. */
export const letterDraft = z.object({ template: z.enum(letterTemplates), text: z.string() });

/** Who of the property wrote a message; null of one of the guest's. */
const propertyMessage = message.extend({ writtenBy: z.string().nullable() });

export const propertyMessageOperations = {
  listMessages: operation({
    summary:
      'The conversation with the guest of a booking, oldest first, the latest 200, and what a letter can begin as',
    headers: propertyKey,
    params,
    responses: {
      200: z.object({
        messages: z.array(propertyMessage),
        /** The guest's, in which letters are written. */
        locale,
        /** How the guest can be reached; none of it once the guest is forgotten. */
        channels: z.array(z.enum(['mail', 'sms'])),
        /** How many messages of the guest's wait for an answer. */
        unanswered: z.int(),
        drafts: z.array(letterDraft),
      }),
      ...refusedCaller,
      404: notFound,
    },
  }),
  writeToGuest: operation({
    summary: 'Write to the guest of a booking by mail or SMS; what the guest had written is answered by it',
    headers: propertyKey.extend(idempotency.shape),
    params,
    body: z
      .strictObject({
        channel: z.enum(['mail', 'sms']),
        text: typedLines.min(1).max(fieldLengths.propertyLetter),
        /** What the text began as. */
        template: letterDraft.shape.template.optional(),
      })
      .refine(({ channel, text }) => channel === 'mail' || text.length <= fieldLengths.propertySms, { path: ['text'] })
      .meta({ examples: [{ channel: 'mail', text: 'Your room is ready from noon.' }] }),
    responses: {
      201: propertyMessage,
      ...refusedCaller,
      404: notFound,
      409: refusal('not_reachable', 'link_not_allowed', 'hotel_held', 'too_many_messages'),
      422: refusal('idempotency_key_reused'),
    },
  }),
};
