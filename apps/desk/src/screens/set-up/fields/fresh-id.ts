import { type Documents, listAt } from './document.ts';
import { facts } from './names-in.ts';

const longestId = 32;

/** An id that nothing of the list has or had, made of its name where that has Latin letters. */
export function freshId(documents: Documents, list: string, names: readonly { readonly name: string }[]): string {
  const entries = listAt(facts(documents), list);
  const taken = new Set(entries.flatMap((one) => [one.id, ...[one['was'] ?? []].flat().map(String)]));
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
