import { z } from 'zod';

type Schema = z.core.JSONSchema.JSONSchema;

/** A small schema of its own, which the schemas of answers name by its id. */
export type SharedSchema = Schema & { readonly $id: string };

/**
 * The JSON schema by which an answer is written, free of shapes that the writer would have to try: it compiles a validator
 * of the whole answer when it first meets some, which holds the engine up for half a second, and asks it at every answer.
 * What may be null says so beside its type. Shapes that one field tells apart are chosen by that field alone, by a schema of
 * its own that `share` is given; the last shape is what no other is.
 */
export const responseSchema = (schema: z.ZodType, share: (shared: SharedSchema) => void): Schema =>
  withoutTries(z.toJSONSchema(schema, { io: 'output', target: 'draft-7' }), share) as Schema;

function withoutTries(given: unknown, share: (shared: SharedSchema) => void): unknown {
  if (Array.isArray(given)) return given.map((one) => withoutTries(one, share));
  if (typeof given !== 'object' || given === null) return given;
  const schema: Schema = Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, withoutTries(value, share)]),
  );
  const { anyOf, oneOf, ...rest } = schema;
  const shapes = (anyOf ?? oneOf) as readonly Schema[] | undefined;
  if (shapes === undefined) return schema;
  const told = nullable(shapes) ?? chosenByField(shapes, share);
  return told === null ? schema : { ...rest, ...told };
}

/** One shape or null. */
function nullable(shapes: readonly Schema[]): Schema | null {
  const [one, ...others] = shapes.filter(({ type }) => type !== 'null');
  return shapes.length === 2 && others.length === 0 && one?.type !== undefined ? { ...one, nullable: true } : null;
}

/** Objects of which each has values of its own in the same field. */
function chosenByField(shapes: readonly Schema[], share: (shared: SharedSchema) => void): Schema | null {
  const field = Object.keys(shapes[0]?.properties ?? {}).find((name) => {
    const values = shapes.map((shape) => valuesIn(shape, name));
    return values.every(({ length }) => length > 0) && new Set(values.flat()).size === values.flat().length;
  });
  if (field === undefined) return null;
  return shapes.reduceRight((others, shape) => {
    const values = valuesIn(shape, field);
    const $id = `${field}-is-${values.join('-or-')}`;
    share({ $id, type: 'object', properties: { [field]: { enum: [...values] } }, required: [field] });
    // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's own word for it.
    return { type: 'object', if: { $ref: `${$id}#` }, then: shape, else: others };
  });
}

/** All that may stand in a field of an object; nothing where it may be absent, or anything. */
function valuesIn({ properties, required }: Schema, name: string): readonly (string | number | boolean | null)[] {
  const field = properties?.[name];
  if (typeof field !== 'object' || required?.includes(name) !== true) return [];
  const { enum: listed, const: single } = field;
  return (listed ?? (single === undefined ? [] : [single])) as readonly (string | number | boolean | null)[];
}
