import { reviewSubject } from '@latchkey/api-contract/contract';
import { z } from 'zod';
import { date, identifier } from './scalars.schema.ts';

const reviewFacts = z.strictObject({
  id: identifier.meta({ description: 'the review’s own id', example: '"bread"' }),
  rating: z.number().min(1).max(5).meta({ description: '1 to 5', example: '5' }),
  time: date.meta({ description: 'the day it was written', example: '"2026-10-25"' }),
  author_name: z.string().min(1).meta({ description: 'who wrote it', example: '"Katrin W."' }),
});

/** What guests said before. */
export const reviewsFacts = z
  .strictObject({
    /** The source: the hotel's own guests, asked by the hotel, or Google. Search engines get the former alone. */
    from: z
      .enum(['guests', 'google'])
      .optional()
      .meta({ description: 'who was asked: guests, or google', example: '"guests"' }),
    distribution: z
      .array(z.int().min(0))
      .length(5)
      .meta({ description: 'how many gave 1, 2, 3, 4 and 5', example: '[0, 1, 4, 20, 61]' }),
    scores: z
      .partialRecord(
        reviewSubject,
        z
          .number()
          .min(1)
          .max(5)
          .meta({ description: 'the mean of what guests gave this subject, 1 to 5', example: '4.7' }),
      )
      .default({})
      .meta({ description: 'the mean of what guests gave each subject', example: '{ "cleanliness": 4.7 }' }),
    list: z.array(reviewFacts).meta({
      description: 'single reviews, whose text stands in the words',
      example: '[{ "id": "bread", "rating": 5, "time": "2026-10-25", "author_name": "Katrin W." }]',
    }),
  })
  .nullable()
  .default(null)
  .meta({
    description: 'what guests said before, or null',
    example: '{ "from": "guests", "distribution": [0, 1, 4, 20, 61], "list": [] }',
  });
