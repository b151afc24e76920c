import type { z } from 'zod';
import { valueAt } from './fault-text.ts';

/** Something that is in the place of what is wrong: a fault that mentions it is no fault of the file's. */
const standIn = 'stand-in';

/** Candidates for a value of any key, the likeliest first. */
const candidates = (value: unknown): unknown[] => [
  ...(typeof value === 'string' && Number.isFinite(Number(value)) && value !== ''
    ? [Number(value), Math.round(Number(value))]
    : []),
  ...(typeof value === 'number' ? [Math.round(value), Math.abs(Math.round(value)), 1] : []),
  ...(typeof value === 'string'
    ? [
        value
          .trim()
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-')
          .replaceAll(/^-+|-+$/g, ''),
      ]
    : []),
  standIn,
  1,
  0,
  [],
  false,
  '12:00',
  '2000-01-01',
  '01-01',
  '#000000',
  '4px',
  'stand-in@stand-in.example',
  'https://stand-in.example',
  'films/stand-in.webm',
  'Etc/UTC',
  'EUR',
  'instant',
  'razorpay',
  'fixed',
  'room',
  'person',
  'percentage',
  'double',
  'sight',
  'own',
  'mon',
  'guests',
  {},
  [standIn],
  [1],
  [{}],
  ['online'],
  ['full'],
  [0, 0, 0, 0, 0],
  null,
];

const mostRounds = 400;

/**
 * What a file would be if what is wrong in it were put right in some way, so that all the rest can be looked at too, and
 * where that was done. Null where it cannot be.
 */
export function withStandIns<T>(
  raw: unknown,
  schema: z.ZodType<T>,
): { readonly whole: T; readonly stoodIn: readonly (readonly PropertyKey[])[] } | null {
  const copy = structuredClone(raw);
  const stoodIn: (readonly PropertyKey[])[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const read = schema.safeParse(copy);
    if (read.success) return { whole: read.data, stoodIn };
    const [issue] = read.error.issues;
    if (issue === undefined || (issue.path.length === 0 && issue.code !== 'unrecognized_keys')) return null;
    if (issue.code === 'unrecognized_keys') {
      const parent = valueAt(copy, issue.path) as Record<string, unknown>;
      for (const key of issue.keys) {
        Reflect.deleteProperty(parent, key);
        stoodIn.push([...issue.path, key]);
      }
    } else if (!mend(copy, schema, issue.path, read.error.issues.length)) return null;
    else stoodIn.push(issue.path);
  }
  return null;
}

/** Puts the first candidate at a path with which the file has fewer faults, or as many and none there. */
function mend(copy: unknown, schema: z.ZodType, path: readonly PropertyKey[], faults: number): boolean {
  const parent = valueAt(copy, path.slice(0, -1)) as Record<PropertyKey, unknown>;
  const key = path.at(-1) as PropertyKey;
  const before = parent[key];
  const at = JSON.stringify(path);
  for (const candidate of candidates(before)) {
    parent[key] = structuredClone(candidate);
    const read = schema.safeParse(copy);
    if (read.success) return true;
    const isGone = !read.error.issues.some((issue) => JSON.stringify(issue.path) === at);
    if (isGone && read.error.issues.length < faults + 1) return true;
  }
  // A part that nothing fits is left out, with the entry of the list that it is in.
  parent[key] = before;
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
  return true;
}

/** Whether a fault is of the file, and not of what stands in for something in it. */
export function isOwnFault(
  { path, message, file }: { readonly path: string; readonly message: string; readonly file: string },
  stoodIn: readonly string[],
): boolean {
  if ([path, message, file].some((text) => text.includes(standIn))) return false;
  return !stoodIn.some((one) => path === one || path.startsWith(`${one}.`) || one.startsWith(`${path}.`));
}
