import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { hotelId } from '../schemas/scalars.ts';

/** Names a picture that a hotel's people brought in: 128 random bits, base64url. */
export const pictureId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/)
  .meta({ examples: ['m2b5r1c9wq3X0mJ6mV0Kx8'] });

/** A file that is sent in: JPEG, PNG or WebP. */
export const sentPicture = z
  .strictObject({
    /** The file, in base64 or base64url. */
    content: z.string().min(4),
  })
  .meta({
    examples: [
      {
        content:
          'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAWklEQVR42u3PQQ0AAAgEoOtfWlP4cIMGZHVeS0BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDgswC2hwABq6cIlQAAAABJRU5ErkJggg==',
      },
    ],
  });

/** Why a picture is not taken. */
export const pictureRefusal = refusal(
  'picture_too_large',
  'picture_of_unknown_kind',
  'picture_heic',
  'picture_too_many_pixels',
  'picture_too_small',
  'picture_damaged',
);

export const propertyPictureOperations = {
  keepPicture: operation({
    summary:
      'Bring in a picture, to be named where it belongs: JPEG, PNG or WebP, of 8,000,000 bytes and 50 million pixels at most. It is turned upright and made anew without what the file says beside it, such as where it was taken; what nothing names within a day is erased',
    headers: propertyKey,
    body: sentPicture,
    responses: {
      201: z.object({
        pictureId,
        /** In pixels, of the larger size that is kept. */
        width: z.int(),
        height: z.int(),
      }),
      ...refusedCaller,
      409: refusal('too_many_pictures'),
      422: pictureRefusal,
      503: refusal('unavailable'),
    },
  }),
  getPicture: operation({
    summary:
      'A picture that the hotel’s people brought in, as a JPEG: 2048 pixels wide and high at most, the small one 480. Its address opens only in a session, or with a key, of that hotel; nobody keeps it on the way',
    headers: propertyKey,
    params: z.strictObject({
      /** The hotel whose it is: an address that a page names sends no header. */
      hotel: hotelId,
      picture: z.string().max(80),
    }),
    query: z.strictObject({ size: z.enum(['small', 'large']).default('large') }),
    sendsPicture: true,
    responses: {
      200: z.string().meta({ format: 'binary', examples: [''] }),
      ...refusedCaller,
      404: notFound,
      503: refusal('unavailable'),
    },
  }),
};
