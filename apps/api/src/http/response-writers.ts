import fastJson from 'fast-json-stringify';
import type { z } from 'zod';
import { responseSchema, type SharedSchema } from './response-schema.ts';

/** Two libraries' words for JSON Schema. */
type WriterSchema = Parameters<typeof fastJson>[0];
type Schema = ReturnType<typeof responseSchema>;
export type ResponseWriter = (body: unknown) => string;

const schemas = new WeakMap<z.ZodType, Schema>();
const writers = new WeakMap<object, ResponseWriter>();

/**
 * The JSON schema by which an answer of the contract is written. To compile all of them takes a second of the processor, which
 * each engine of a process would take anew: one schema is one object, and its writer is made once.
 */
export function schemaOf(answer: z.ZodType): Schema {
  const known = schemas.get(answer);
  if (known !== undefined) return known;
  const shared: Record<string, SharedSchema> = {};
  const schema = responseSchema(answer, (one) => (shared[one.$id] = one));
  schemas.set(answer, schema);
  writers.set(schema, fastJson(schema as WriterSchema, { schema: shared as Record<string, WriterSchema> }));
  return schema;
}

/** The writer of a schema that `schemaOf` gave. */
export function writerOf(schema: object): ResponseWriter {
  const writer = writers.get(schema);
  if (writer === undefined) throw new Error('only answers of the contract are written');
  return writer;
}
