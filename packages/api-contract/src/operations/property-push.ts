import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { isoMoment } from '../schemas/scalars.ts';

/** Bytes in base64url, as browsers write the keys of a subscription. */
const bytes = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+=*$/);

/** What `PushSubscription.toJSON` gives (W3C Push API). */
const subscription = z
  .strictObject({
    endpoint: z.string().max(2000),
    /** Browsers send it; push services end subscriptions by their own answers. */
    expirationTime: z.number().nullable().exactOptional(),
    keys: z.strictObject({ p256dh: bytes, auth: bytes }),
  })
  .meta({
    examples: [
      {
        endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      },
    ],
  });

const devices = z.object({
  /** What a browser subscribes with (VAPID, RFC 8292); null where this installation pushes nothing. */
  publicKey: z.string().nullable(),
  devices: z.array(
    z.object({
      deviceId: z.string(),
      /** Browser and system. */
      device: z.string(),
      createdAt: isoMoment,
      isThisOne: z.boolean(),
    }),
  ),
});

/** News of a hotel on the lock screens of who works there; each person's own affair. */
export const propertyPushOperations = {
  listPushDevices: operation({
    summary: 'The browsers to which the person has this hotel’s news pushed, the first one first',
    headers: propertyKey,
    responses: { 200: devices, ...refusedCaller },
  }),
  pushToDevice: operation({
    summary: 'Have this hotel’s news pushed to the browser that asks, until the person signs out there',
    headers: propertyKey,
    body: subscription,
    responses: { 200: devices, ...refusedCaller, 404: notFound, 422: refusal('push_refused') },
  }),
  endPushToDevice: operation({
    summary: 'Have nothing of this hotel pushed any more to one of the person’s browsers',
    headers: propertyKey,
    params: z.strictObject({ device: z.string().max(80) }),
    responses: { 200: devices, ...refusedCaller, 404: notFound },
  }),
};
