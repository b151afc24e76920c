import { z } from 'zod';
import { refusal } from './problem.ts';

/** The key of the property, which names its hotel: `Authorization: Bearer <key>`. */
export const propertyKey = z.object({ authorization: z.string().max(300).optional() });
export const invalidKey = refusal('invalid_key');
