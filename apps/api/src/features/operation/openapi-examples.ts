import type { oas32 } from 'zod-openapi';
import { exampleOf } from './example-of.ts';

/** What has a schema, and may have an example of it. */
interface Exemplified {
  readonly schema?: object;
  example?: unknown;
}
interface Carrier {
  readonly content?: Readonly<Record<string, Exemplified>>;
}
interface Operation {
  readonly parameters?: readonly (Exemplified & { readonly name: string })[];
  readonly requestBody?: Carrier;
  readonly responses: Readonly<Record<string, Carrier>>;
}

/** Gives each parameter, body and answer of a document's paths an example that fits its schema. */
export function addExamples(paths: oas32.PathsObject): void {
  for (const operation of Object.values(paths).flatMap((one) =>
    Object.values(one as Readonly<Record<string, Operation>>),
  )) {
    for (const parameter of operation.parameters ?? []) addExample(parameter, parameter.name);
    for (const { content = {} } of [operation.requestBody ?? {}, ...Object.values(operation.responses)])
      for (const one of Object.values(content)) addExample(one);
  }
}

function addExample(one: Exemplified, name?: string): void {
  if (one.schema !== undefined && !('$ref' in one.schema))
    one.example = exampleOf(one.schema as Readonly<Record<string, unknown>>, name);
}
