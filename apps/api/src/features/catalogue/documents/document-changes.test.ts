import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addChanges, changedDocuments, type KeptChange } from './document-changes.ts';
import { differencesBetween } from './document-differences.ts';

const file = 'hotel.json';
const textOf = (value: unknown): string => JSON.stringify(value, null, 1);
const rooms = [
  { id: 'single', total: 4, prices: { flexible: { priceForPax: [{ pax: 1, price: 40 }] } } },
  { id: 'double', total: 6, prices: { flexible: { priceForPax: [{ pax: 2, price: 60 }] } } },
];
const texts = { [file]: textOf({ phone: '+49 30 1', rooms }), 'words.en.json': textOf({ headline: 'Old' }) };

const added = (
  further: Parameters<typeof addChanges>[2],
  before: readonly KeptChange[] = [],
): readonly KeptChange[] => {
  const outcome = addChanges(texts, before, further);
  if (outcome.kind !== 'added') throw new Error(JSON.stringify(outcome));
  return outcome.changes;
};
const documentWith = (changes: readonly KeptChange[]): unknown =>
  JSON.parse(changedDocuments(texts, changes).texts[file] ?? '');

describe('changes of documents', () => {
  it('are written where they belong, by the id of what is in a list, and leave other documents to the byte', () => {
    const changes = added([{ file, path: 'rooms.double.total', value: 7 }]);
    expect(documentWith(changes)).toEqual({ phone: '+49 30 1', rooms: [rooms[0], { ...rooms[1], total: 7 }] });
    expect(changedDocuments(texts, changes).texts['words.en.json']).toBe(texts['words.en.json']);
  });

  it('take in what is new and out what is not wanted', () => {
    const suite = { id: 'suite', total: 1, prices: {} };
    const changes = added([
      { file, path: 'rooms.suite', value: suite },
      { file, path: 'rooms.single' },
      { file, path: 'penalties.noShowPercent', value: 50 },
    ]);
    expect(documentWith(changes)).toEqual({
      phone: '+49 30 1',
      rooms: [rooms[1], suite],
      penalties: { noShowPercent: 50 },
    });
  });

  it('stand for one another: the last at a place counts, and what is as it was is none', () => {
    const once = added([{ file, path: 'phone', value: '+49 30 2' }]);
    expect(added([{ file, path: 'phone', value: '+49 30 3' }], once)).toEqual([
      { file, path: 'phone', value: '+49 30 3', was: '+49 30 1' },
    ]);
    expect(added([{ file, path: 'phone', value: '+49 30 1' }], once)).toEqual([]);
  });

  it('have a place, or are refused all together', () => {
    for (const path of ['rooms.attic.total', 'rooms.2', 'phone.area', 'rooms.double'])
      expect([path, addChanges(texts, [], [{ file, path, value: { id: 'x' } }]).kind]).toEqual([path, 'no_place']);
  });

  it('do not go over what somebody else wrote there meanwhile', () => {
    const changes = added([
      { file, path: 'phone', value: '+49 30 2' },
      { file, path: 'rooms.single.total', value: 5 },
    ]);
    const newer = { ...texts, [file]: textOf({ phone: '+49 30 9', rooms }) };
    const { texts: merged, conflicts } = changedDocuments(newer, changes);
    expect(JSON.parse(merged[file] ?? '')).toMatchObject({ phone: '+49 30 9', rooms: [{ total: 5 }, { total: 6 }] });
    expect(conflicts).toEqual([{ file, path: 'phone', value: '+49 30 2', was: '+49 30 1', now: '+49 30 9' }]);
  });
});

/** Documents such as a hotel's: objects, lists with ids, lists without. */
const key = fc.constantFrom('name', 'total', 'prices', 'beds', 'text');
const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const { any } = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 3 }, leaf, tie('object'), tie('listed'), fc.array(leaf, { maxLength: 3 })),
  object: fc.dictionary(key, tie('any'), { maxKeys: 4 }),
  listed: fc.uniqueArray(
    fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.dictionary(key, tie('any'), { maxKeys: 3 })).map(([id, rest]) => ({
      id,
      ...rest,
    })),
    { selector: ({ id }) => id, maxLength: 4 },
  ),
}));
const document = fc.dictionary(key, any, { maxKeys: 5 });

describe('differences of documents', () => {
  it('written into the one make the other, whatever the two are', () => {
    fc.assert(
      fc.property(document, document, (one, other) => {
        const [before, after] = [{ [file]: textOf(one) }, { [file]: textOf(other) }];
        const differences = differencesBetween(before, after);
        const changes = differences.map(({ before: was, after: value, ...at }) => ({
          ...at,
          ...(value === undefined ? {} : { value }),
          ...(was === undefined ? {} : { was }),
        }));
        const { texts: made, conflicts } = changedDocuments(before, changes);
        expect(conflicts).toEqual([]);
        expect(differencesBetween(made, after)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('are named at the very place', () => {
    const after = { ...texts, [file]: textOf({ phone: '+49 30 1', rooms: [rooms[0], { ...rooms[1], total: 9 }] }) };
    expect(differencesBetween(texts, after)).toEqual([{ file, path: 'rooms.double.total', before: 6, after: 9 }]);
  });
});
