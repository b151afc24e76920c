import { describedOperations, type Operation, type Schema } from './document.ts';

/** Which way a schema's values go: a client sends what it knew, and reads what it knew. */
type Way = 'sent' | 'read';

/**
 * What of the contract `before` no longer holds in `after`, a sentence each; empty when it only grew. A client of the last
 * release must be able to send what it sends and to find what it reads. What answers may newly be (codes, statuses,
 * variants, properties) breaks nobody: clients take unknown codes for a failure and pass over the rest.
 */
export function breakingChanges(before: object, after: object): string[] {
  const now = describedOperations(after);
  return [...describedOperations(before)].flatMap(([name, operation]) => {
    const found = now.get(name);
    return found === undefined ? [`${name} is gone`] : ofOperation(name, operation, found);
  });
}

function ofOperation(name: string, before: Operation, after: Operation): string[] {
  const parameters = [...after.parameters]
    .filter(([key, { required }]) => required && before.parameters.get(key)?.required !== true)
    .map(([key]) => `${name}: ${key} is now required`);
  const sent = [...before.parameters].flatMap(([key, { schema }]) => {
    const found = after.parameters.get(key);
    // A query that an operation does not know is refused.
    return found === undefined ? [`${name}: ${key} is gone`] : compare(`${name} ${key}`, schema, found.schema, 'sent');
  });
  const body =
    after.body === null
      ? []
      : before.body === null
        ? after.wantsBody
          ? [`${name} wants a body`]
          : []
        : compare(`${name} body`, before.body, after.body, 'sent');
  const read = [...before.answers].flatMap(([status, schema]) => {
    const found = after.answers.get(status);
    if (found === undefined) return status.startsWith('2') ? [`${name} no longer answers ${status}`] : [];
    return compare(`${name} ${status}`, schema, found, 'read');
  });
  return [...parameters, ...sent, ...body, ...read];
}

function compare(at: string, before: Schema, after: Schema, way: Way): string[] {
  const [was, is] = [variantsOf(before), variantsOf(after)];
  if (was.length > 1 || is.length > 1) return ofVariants(at, was, is, way);
  return [
    ...ofTypes(at, typesOf(before), typesOf(after), way),
    ...ofValues(at, before, after, way),
    ...ofBounds(at, before, after, way),
    ...ofProperties(at, before, after, way),
    ...(before.items && after.items ? compare(`${at}[]`, before.items, after.items, way) : []),
  ];
}

const typesOf = ({ type = [] }: Schema): readonly string[] => (typeof type === 'string' ? [type] : type);

/** Clients may send more types than before, and read fewer. */
function ofTypes(at: string, was: readonly string[], is: readonly string[], way: Way): string[] {
  const [wide, narrow] = way === 'sent' ? [is, was] : [was, is];
  return narrow.every((type) => wide.includes(type)) ? [] : [`${at} was ${was.join('/')} and is ${is.join('/')}`];
}

const variantsOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? [schema];

/** Each variant of before has one that takes its place, told by the fewest differences. Of answers one may be gone. */
function ofVariants(at: string, was: readonly Schema[], is: readonly Schema[], way: Way): string[] {
  return was.flatMap((variant) => {
    const differences = is
      .map((one) => compare(at, variant, one, way))
      .toSorted((one, other) => one.length - other.length);
    const [fewest = [`${at} has no variants`]] = differences;
    const isGone = way === 'read' && is.every((one) => tagOf(one) !== tagOf(variant));
    return isGone ? [] : fewest;
  });
}

/** What tells a variant from its neighbours: its constants. */
const tagOf = ({ type, properties = {} }: Schema): string =>
  JSON.stringify([
    type,
    Object.entries(properties).flatMap(([name, { const: value }]) => (value === undefined ? [] : [name, value])),
  ]);

/** A client may send every value that it could send; what it reads may be more than it knew. */
function ofValues(at: string, before: Schema, after: Schema, way: Way): string[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  if (is === null || way === 'read') return [];
  if (was === null) return [`${at} takes ${is.length} values only`];
  return was.filter((value) => !is.includes(value)).map((value) => `${at} no longer takes ${value}`);
}

const valuesOf = ({ enum: many, const: one }: Schema): readonly string[] | null =>
  many?.map(String) ?? (one === undefined ? null : [String(one)]);

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;

function ofBounds(at: string, before: Schema, after: Schema, way: Way): string[] {
  if (way === 'read') return [];
  return [
    ...lower.filter((bound) => (after[bound] ?? -Infinity) > (before[bound] ?? -Infinity)),
    ...upper.filter((bound) => (after[bound] ?? Infinity) < (before[bound] ?? Infinity)),
  ].map((bound) => `${at} has a narrower ${bound}`);
}

function ofProperties(at: string, before: Schema, after: Schema, way: Way): string[] {
  const [was, is] = [before.properties ?? {}, after.properties ?? {}];
  const [needed, needs] = [new Set(before.required), new Set(after.required)];
  const required =
    way === 'sent'
      ? [...needs].filter((name) => !needed.has(name)).map((name) => `${at}.${name} is now required`)
      : [...needed].filter((name) => name in is && !needs.has(name)).map((name) => `${at}.${name} may now be missing`);
  const rest = Object.entries(was).flatMap(([name, schema]) => {
    const found = is[name];
    return found === undefined ? [`${at}.${name} is gone`] : compare(`${at}.${name}`, schema, found, way);
  });
  return [...required, ...rest];
}
