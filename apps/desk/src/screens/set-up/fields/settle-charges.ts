import type { Change } from './change.types.ts';
import { entriesAt, valueAt } from './document.ts';
import { fact } from './fact.ts';
import { addedFeeTaxes, removedTax, usualRate } from './fee-tax.ts';
import { byAge, type ChildBand } from './groups/children.ts';
import { facts } from './names-in.ts';
import type { Settle } from './settle.types.ts';

/** A fee that gets a tax gets one of its own; a tax of a fee whose percentage is emptied goes. */
export const withFeeTaxes: Settle = (documents, changes) => {
  const typed = /^fees\.([^.]+)\.(tax|taxName|taxPlace)$/;
  const usual = usualRate(documents);
  const said = (path: string): unknown => changes.find((one) => one.path === path)?.value;
  const gone = changes.flatMap(({ path, value }) => {
    const [, id = ''] = /^taxes\.([^.]+)\.tax$/.exec(path) ?? [];
    return id !== '' && value === undefined ? [id] : [];
  });
  const added = changes.flatMap(({ path, value }) => {
    const [, id = '', key] = typed.exec(path) ?? [];
    if (key !== 'tax' || typeof value !== 'number' || value === 0) return [];
    const [name, place] = [said(`fees.${id}.taxName`), said(`fees.${id}.taxPlace`)];
    const isInPrice = place === undefined ? usual?.isInPrice === true : place === 'in-price';
    return [[id, { percent: value, name: typeof name === 'string' ? name : (usual?.name ?? ''), isInPrice }] as const];
  });
  return [
    ...changes
      .filter(({ path }) => !typed.test(path) && !gone.some((id) => path.startsWith(`taxes.${id}.`)))
      .map((one) => (/^taxes\.[^.]+\.inclusive$/.test(one.path) ? { ...one, value: one.value === 'in-price' } : one)),
    ...addedFeeTaxes(documents, new Map(added)),
    ...gone.flatMap((id) => removedTax(documents, id)),
  ];
};

/** Ages are told apart by their number alone and stand in their order: where one changes, the whole list is written. */
export const withChildren: Settle = (documents, changes) => {
  const band = /^childBands\.(\d+)\.(under|children|price|percent|percentOf)$/;
  if (!changes.some(({ path }) => band.test(path))) return changes;
  const bands = entriesAt(facts(documents), 'childBands').map((one, place) => ofBand(one as ChildBand, place, changes));
  return [...changes.filter(({ path }) => !band.test(path)), fact('childBands', byAge(bands))];
};

function ofBand(before: ChildBand, place: number, changes: readonly Change[]): ChildBand {
  const after: Record<string, unknown> = { ...before };
  for (const { path, value } of changes) {
    const [, at, key = ''] = /^childBands\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (at !== String(place)) continue;
    if (value === undefined) Reflect.deleteProperty(after, key);
    else after[key] = value;
  }
  if (valueAt(after, 'percent') === undefined) Reflect.deleteProperty(after, 'percentOf');
  return after as unknown as ChildBand;
}
