import type { CheckedDraft } from '@latchkey/hotel-document/checks';
import { type DraftDocuments, withChanges } from '@latchkey/hotel-document/drafts';
import type { HotelFault } from '@latchkey/hotel-document/faults';
import type { Locale } from '@latchkey/site/urls';
import { changesOf } from '../fields/changes-of.ts';
import type { SettingsField } from '../fields/field.types.ts';
import { groupsOf } from '../fields/fields-of.ts';
import { factsFile } from '../fields/names-in.ts';
import type { SettingsPart } from '../fields/part.table.ts';
import type { TypingWarnings } from '../model/typing.types.ts';

/** A page on which something is typed, with the documents that it is typed into. */
export interface TypedInto {
  readonly part: SettingsPart;
  readonly documents: DraftDocuments;
  readonly locale: Locale;
  /** The checks of the package, which come once something is typed. */
  readonly checkDraft: (documents: DraftDocuments) => Promise<CheckedDraft>;
}

/**
 * What the checks of the engine would say of the draft if the input were saved: beside a control that was typed
 * into, all that is wrong at its place; beside any other, what is wrong only since. Empty where nothing was typed.
 */
export async function checkTyped(
  { part, documents, locale, checkDraft }: TypedInto,
  typed: (name: string) => string,
): Promise<TypingWarnings> {
  const groups = groupsOf(part, documents, locale);
  const { changes, touched } = changesOf(groups, documents, typed);
  if (changes.length === 0) return {};
  const [before = [], after = []] = await Promise.all(
    [documents, withChanges(documents, changes)].map(async (one): Promise<readonly HotelFault[]> => {
      const { errors, warnings } = await checkDraft(one);
      return [...errors, ...warnings];
    }),
  );
  const known = new Set(before.map(nameOf));
  const controls: readonly Control[] = groups.flatMap(({ fields, fromDays }) => [
    ...fields,
    ...fromDays.flatMap(({ day, path }) => (Object.hasOwn(touched, day) ? [{ name: day, file: factsFile, path }] : [])),
  ]);
  return Object.fromEntries(
    controls.flatMap((control) => {
      const isTouched = Object.hasOwn(touched, control.name);
      const found = after.find((one) => isAt(one, control) && (isTouched || !known.has(nameOf(one))));
      return found === undefined ? [] : [[control.name, { kind: 'other', ...found }] as const];
    }),
  );
}

/** The documents as they would be if the input were saved. */
export function documentsTyped(
  { part, documents, locale }: Omit<TypedInto, 'checkDraft'>,
  typed: (name: string) => string,
): DraftDocuments {
  return withChanges(documents, changesOf(groupsOf(part, documents, locale), documents, typed).changes);
}

const nameOf = ({ file, path, kind }: HotelFault): string => `${file} ${path} ${kind}`;

/** Something that is typed into, with its place. */
type Control = Pick<SettingsField, 'name' | 'file' | 'path'>;

/** Whether something is wrong at the place of a control: at that very one, in what it is a part of, or in a part of it. */
const isAt = ({ file, path }: HotelFault, control: Control): boolean =>
  file === control.file &&
  path !== '' &&
  (path === control.path || control.path.startsWith(`${path}.`) || path.startsWith(`${control.path}.`));
