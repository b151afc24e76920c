import type { z } from 'zod';
import type { hotelFacts } from './hotel-facts.schema.ts';
import type { hotelWords } from './hotel-words.schema.ts';

/** The facts of a hotel as they are written: what has a default may be left out. */
export type WrittenFacts = z.input<typeof hotelFacts>;
export type WrittenRoom = WrittenFacts['rooms'][number];
export type WrittenTax = NonNullable<WrittenFacts['taxes']>[number];

/** The words of a hotel in one language as they are written. */
export type WrittenWords = z.input<typeof hotelWords>;
