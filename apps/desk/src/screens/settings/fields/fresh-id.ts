import { type DraftDocuments, type EntryList, factsIn, listAt } from '@latchkey/hotel-document/drafts';

const longestId = 32;

/** An id that nothing of the list has or had, made of its name where that has Latin letters. */
export function freshId(
  documents: DraftDocuments,
  list: EntryList,
  names: readonly { readonly name: string }[],
): string {
  const entries = listAt(factsIn(documents), list);
  const taken = new Set(
    entries.flatMap((one) => [one.id, ...['was' in one ? (one.was ?? []) : []].flat().map(String)]),
  );
  const slugs = names.map(({ name }) =>
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
      .slice(0, longestId)
      .trim()
      .replaceAll(' ', '-'),
  );
  const base = slugs.find((slug) => slug.length > 1) ?? 'new';
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
