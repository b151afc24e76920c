import { expect, test } from 'vitest';
import { documents } from '../settings.fixture.ts';
import { settled } from './settle-changes.ts';

const fact = (path: string, value?: unknown) => ({
  file: 'hotel.json',
  path,
  ...(value === undefined ? {} : { value }),
});
const own = documents['hotel.json'];
const withFacts = (facts: object) => ({ ...documents, 'hotel.json': { ...own, ...facts } });

test('a meal stands among what else a plan includes', () => {
  const plans = [{ id: 'flexible', inclusions: ['breakfast', 'wifi'] }];
  const meal = (value: string) =>
    settled(withFacts({ ratePlans: plans }), [fact('ratePlans.flexible.inclusions', value)]);
  expect([meal('half-board'), meal('none')]).toEqual([
    [fact('ratePlans.flexible.inclusions', ['half-board', 'wifi'])],
    [fact('ratePlans.flexible.inclusions', ['wifi'])],
  ]);
});

test('a plan that follows another has no prices of its own', () => {
  const at = 'ratePlans.flexible.derivedFrom';
  expect(settled(documents, [fact(`${at}.ratePlanId`, 'saver')])).toEqual([
    fact(at, { ratePlanId: 'saver', percent: 0 }),
    fact('rooms.king.prices.flexible'),
  ]);
  const follows = withFacts({ ratePlans: [{ id: 'flexible', derivedFrom: { ratePlanId: 'saver', percent: -5 } }] });
  expect(settled(follows, [fact(`${at}.ratePlanId`)])).toEqual([fact(at)]);
  expect(settled(follows, [fact(`${at}.ratePlanId`, 'other')])).toEqual([fact(`${at}.ratePlanId`, 'other')]);
});

test('a rest that is asked for says what becomes of it, and goes whole', () => {
  const at = 'payment.advance.rest';
  expect(settled(documents, [fact(`${at}.daysBefore`, 30)])).toEqual([
    fact(at, { daysBefore: 30, ifUnpaid: 'pay-at-property' }),
  ]);
  expect(settled(documents, [fact('ratePlans.saver.advance.rest.daysBefore')])).toEqual([
    fact('ratePlans.saver.advance.rest'),
  ]);
  expect(settled(documents, [fact(`${at}.daysBefore`, 30), fact(`${at}.ifUnpaid`, 'cancel')])).toEqual([
    fact(at, { daysBefore: 30, ifUnpaid: 'cancel' }),
  ]);
  const asked = withFacts({
    payment: { advance: { kind: 'first-night', rest: { daysBefore: 20, ifUnpaid: 'cancel' } } },
  });
  expect(settled(asked, [fact(`${at}.daysBefore`, 9)])).toEqual([fact(at, { daysBefore: 9, ifUnpaid: 'cancel' })]);
  expect(settled(documents, [fact(`${at}.ifUnpaid`, 'cancel')])).toEqual([]);
});

test('beds come, go and change together', () => {
  const rooms = [
    {
      id: 'king',
      beds: [
        { kind: 'king', count: 1, widthCm: 180 },
        { kind: 'sofa', count: 1 },
      ],
    },
  ];
  expect(
    settled(withFacts({ rooms }), [
      fact('rooms.king.beds.0.count', 2),
      fact('rooms.king.beds.1.kind'),
      fact('rooms.king.beds.2', 'bunk'),
    ]),
  ).toEqual([
    fact('rooms.king.beds', [
      { kind: 'king', count: 2, widthCm: 180 },
      { kind: 'bunk', count: 1 },
    ]),
  ]);
});

test('a pictogram stays with its line', () => {
  const words = { rooms: { king: { amenities: ['Bath', 'Safe'] } } };
  const marked = { ...withFacts({ rooms: [{ id: 'king', amenityMarks: ['bath', 'safe'] }] }), 'words.en.json': words };
  const lines = { file: 'words.en.json', path: 'rooms.king.amenities', value: ['Kettle', 'Safe'] };
  expect(settled(marked, [lines])).toEqual([lines, fact('rooms.king.amenityMarks', ['check', 'safe'])]);
});

test('what is measured is one value', () => {
  expect(settled(documents, [fact('measuring.pixel', '12'), fact('measuring.analytics.token', 'abc')])).toEqual([
    fact('measuring', {
      consent: 'needed',
      analytics: { token: 'abc' },
      pixel: '12',
      tagManager: null,
      siteTag: null,
    }),
  ]);
  const before = withFacts({ measuring: { consent: 'needed', analytics: { token: 'abc', recording: true } } });
  expect(settled(before, [fact('measuring.analytics.token', null)])[0]?.value).toMatchObject({ analytics: null });
});

test('what a package holds is ticked one by one, and written as one list', () => {
  const ratePlans = [{ roomTypeId: 'king', ratePlanId: 'flexible' }];
  const facts = withFacts({ packages: [{ id: 'two', ratePlans, addonIds: ['car'] }] });
  const settledOf = (...changes: readonly ReturnType<typeof fact>[]) => settled(facts, changes);
  expect(
    settledOf(
      fact('packages.two.ratePlans.king saver', true),
      fact('packages.two.ratePlans.king flexible', null),
      fact('packages.two.addonIds.dinner', true),
    ),
  ).toEqual([
    fact('packages.two.ratePlans', [{ roomTypeId: 'king', ratePlanId: 'saver' }]),
    fact('packages.two.addonIds', ['car', 'dinner']),
  ]);
  expect(settledOf(fact('packages.two.addonIds.car', true)), 'ticked already').toEqual([
    fact('packages.two.addonIds', ['car']),
  ]);
});

test('a pictogram of the house stays with its line', () => {
  const marked = {
    ...withFacts({ facilityMarks: ['pool', 'wifi'] }),
    'words.en.json': { facilities: ['Pool', 'Wi-Fi'] },
  };
  const change = { file: 'words.en.json', path: 'facilities', value: ['Wi-Fi', 'Garden'] };
  expect(settled(marked, [change])).toEqual([change, fact('facilityMarks', ['wifi', 'check'])]);
});
