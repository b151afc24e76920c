import { z } from 'zod';
import { identifier, imageName, share, videoFile } from './scalars.schema.ts';

/** What is drawn and shown of the house. */
export const pictureFields = {
  facilityMarks: z
    .array(identifier)
    .default([])
    .meta({ description: 'the drawing beside each of the words’ `facilities`', example: '["wifi", "parking"]' }),
  images: z
    .array(imageName)
    .min(1)
    .meta({ description: 'names of files in images/ without .jpg, the main one first', example: '["street-evening"]' }),
  imageFocus: z
    .record(
      imageName,
      z
        .strictObject({
          x: share.meta({ description: 'percent of the width, from the left', example: '30' }),
          y: share.meta({ description: 'percent of the height, from above', example: '60' }),
        })
        .meta({ description: 'the point that stays; the middle unless said', example: '{ "x": 30, "y": 60 }' }),
    )
    .optional()
    .meta({
      description: 'what of a picture stays where it is cropped, by its name',
      example: '{ "street-evening": { "x": 30, "y": 60 } }',
    }),
};

/** Films of the hotel, and what it posted elsewhere. */
export const postedFields = {
  videos: z
    .array(
      z.strictObject({
        id: identifier.meta({ description: 'the film’s own id', example: '"court"' }),
        url: z
          .union([z.url({ protocol: /^https$/ }), videoFile])
          .meta({ description: 'an https address, or films/<name>.webm', example: '"films/court.webm"' }),
        poster: imageName.meta({ description: 'the picture that stands in its place', example: '"street-evening"' }),
      }),
    )
    .default([])
    .meta({
      description: 'films of the hotel',
      example: '[{ "id": "court", "url": "films/court.webm", "poster": "street-evening" }]',
    }),
  posts: z
    .array(
      z.strictObject({
        id: identifier.meta({ description: 'the post’s own id', example: '"first-snow"' }),
        url: z
          .url({ protocol: /^https$/ })
          .meta({ description: 'its https address', example: '"https://posts.example/1"' }),
      }),
    )
    .default([])
    .meta({
      description: 'what the hotel posted elsewhere',
      example: '[{ "id": "first-snow", "url": "https://posts.example/1" }]',
    }),
};
