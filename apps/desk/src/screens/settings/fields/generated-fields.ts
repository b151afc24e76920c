import type { DraftDocuments } from '@latchkey/hotel-document/drafts';
import type { TypedChanges } from './changes-of.ts';
import type { FieldGroup, GeneratedFields } from './field.types.ts';

type Groups = readonly Pick<FieldGroup, 'fields'>[];

/** The controls of texts that follow from facts, or would: what tells them comes with the pages that have some. */
export async function generatedFieldsOf(groups: Groups, documents: DraftDocuments): Promise<GeneratedFields> {
  const { generatedPlaces } = await import(
    /* webpackChunkName: "set-up-generated" */ '@latchkey/hotel-document/generated'
  );
  const places = new Map(generatedPlaces(documents).map(({ file, path, follows }) => [`${file} ${path}`, follows]));
  return Object.fromEntries(
    groups
      .flatMap(({ fields }) => fields)
      .flatMap(({ name, file, path }) => {
        const follows = places.get(`${file} ${path}`);
        return follows === undefined ? [] : [[name, follows ? 'follows' : 'written'] as const];
      }),
  );
}

/** What a form says, where a text that can follow from facts may be emptied: the engine then writes it. */
export async function withEmptied(
  typed: TypedChanges,
  groups: readonly FieldGroup[],
  documents: DraftDocuments,
): Promise<TypedChanges> {
  const { changes, invalid, touched } = typed;
  if (!invalid.some((name) => touched[name] === '')) return typed;
  const generated = await generatedFieldsOf(groups, documents);
  const emptied = groups
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => touched[name] === '' && invalid.includes(name) && generated[name] !== undefined);
  return {
    changes: [...changes, ...emptied.map(({ file, path }) => ({ file, path, value: '' }))],
    invalid: invalid.filter((name) => !emptied.some((one) => one.name === name)),
    touched,
  };
}
