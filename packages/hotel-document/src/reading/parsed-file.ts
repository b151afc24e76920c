import type { z } from 'zod';
import { faultTexts, namedPath } from './fault-text.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { factsFile } from '../schema/document-names.ts';
import { faultAt } from '../faults/fault-at.ts';
import { withStandIns } from './whole-with-stand-ins.ts';

/** A file of a hotel as it can be looked at. */
export interface ParsedFile<T> {
  readonly faults: readonly HotelFault[];
  /** The file, or what it would be were its faults mended; undefined where it cannot be read at all. */
  readonly whole: T | undefined;
  /** Paths at which something stands in for what is wrong. */
  readonly stoodIn: readonly string[];
}

const byteOrderMark = '\uFEFF';

/** Reads the text of a file by its schema: every fault of it, and all that can still be looked at. */
export function parseFile<T>(file: string, text: string, schema: z.ZodType<T>): ParsedFile<T> {
  const marked = text.startsWith(byteOrderMark);
  const faults: HotelFault[] = marked
    ? [
        faultAt(
          '',
          'begins with a byte order mark, which JSON does not have: save it as "UTF-8", not as "UTF-8 with BOM"',
          file,
        ),
      ]
    : [];
  const content = marked ? text.slice(1) : text;
  let raw: unknown;
  try {
    raw = JSON.parse(content);
  } catch (cause) {
    return { faults: [...faults, faultAt('', brokenText(content, cause), file)], whole: undefined, stoodIn: [] };
  }
  const checked = schema.safeParse(raw);
  if (checked.success) return { faults, whole: checked.data, stoodIn: [] };
  const found = checked.error.issues.flatMap((issue) => faultTexts(raw, issue, file === factsFile));
  const mended = withStandIns(raw, schema);
  return {
    faults: [...faults, ...found.map(({ path, message, kind }) => faultAt(path, message, file, kind))],
    whole: mended?.whole,
    stoodIn: mended === null ? [] : mended.stoodIn.map((path) => namedPath(raw, path)),
  };
}

/** Where the text stops being JSON, by line and column, and what stands there. */
function brokenText(text: string, cause: unknown): string {
  const said = cause instanceof Error ? cause.message : '';
  const place = /position (\d+)/.exec(said)?.[1];
  const at = place === undefined ? text.length : Number(place);
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  const column = at - before.lastIndexOf('\n');
  const there = text.slice(at).trim().split('\n')[0]?.slice(0, 30) ?? '';
  const where = `is no JSON from line ${line}, column ${column} on`;
  return there === ''
    ? `${where}: it ends too early. Is a } or a ] missing?`
    : `${where}, at ${there}: is a comma, a quote or a bracket missing before it, or a comma too many?`;
}
