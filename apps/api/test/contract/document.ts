/** The part of JSON Schema that the contract is written in. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly Constant[];
  readonly const?: Constant;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

type Constant = string | number | boolean | null;

/** One operation as a client meets it. */
export interface Operation {
  /** By place and name: `query from`. */
  readonly parameters: ReadonlyMap<string, { readonly required: boolean; readonly schema: Schema }>;
  readonly body: Schema | null;
  readonly wantsBody: boolean;
  /** By status. */
  readonly answers: ReadonlyMap<string, Schema>;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Written {
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses?: Readonly<Record<string, Content>>;
}

/** The operations of an OpenAPI document by method and path. */
export function describedOperations(document: object): ReadonlyMap<string, Operation> {
  const { paths } = document as { paths: Readonly<Record<string, Readonly<Record<string, Written>>>> };
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, written]) => [`${method.toUpperCase()} ${path}`, operationOf(written)]),
    ),
  );
}

function operationOf({ parameters = [], requestBody, responses = {} }: Written): Operation {
  return {
    parameters: new Map(
      parameters.map(({ in: place, name, required = false, schema }) => [`${place} ${name}`, { required, schema }]),
    ),
    body: schemaOf(requestBody),
    wantsBody: requestBody !== undefined && requestBody.required !== false,
    answers: new Map(
      Object.entries(responses).flatMap(([status, answer]) => {
        const schema = schemaOf(answer);
        return schema === null ? [] : [[status, schema] as const];
      }),
    ),
  };
}

const schemaOf = (described: Content | undefined): Schema | null =>
  described?.content?.['application/json']?.schema ?? null;
