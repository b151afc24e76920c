import type { z } from 'zod';

/** What a key of a document is, and an example of its value as it is written there. */
export interface KeyMeaning {
  readonly description: string;
  readonly example: string;
}

/** A key of a shape that is described elsewhere, with what stands within it: `*` is an entry of a list. */
export interface MeaningWithParts extends KeyMeaning {
  readonly parts?: Readonly<Record<string, KeyMeaning>>;
}

/** Fields of the contract as keys of a document, each with what it is. */
export const described = <Fields extends Readonly<Record<string, z.ZodType>>>(
  fields: Fields,
  meanings: { readonly [Key in keyof Fields]: MeaningWithParts },
): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.meta({ ...meanings[key] })])) as Fields;
