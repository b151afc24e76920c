import { placeAt, placeWithin } from '@latchkey/hotel-document/drafts';
import { factsKeys } from '@latchkey/hotel-document/keys';
import { expect, it } from 'vitest';
import { everything } from './everything.fixture.ts';
import { groupsOf } from './fields-of.ts';
import { leftToFiles } from './left-to-files.ts';
import { parts } from './part.table.ts';

/** What the pages write beside their fields: by pressing, by ticking, by a table, or along with something else. */
const written = [
  placeWithin('images'),
  placeWithin('imageFocus'),
  placeWithin('rooms.*.images'),
  placeAt('rooms.*.amenityMarks'),
  placeAt('facilityMarks'),
  placeWithin('keptBack'),
  placeAt('payment.gateway'),
  placeAt('payment.vendor'),
  placeAt('payment.superVendor'),
  placeAt('payment.modes'),
  placeAt('payment.withRequest'),
  placeAt('confirmation'),
  placeAt('ratePlans.*.payment'),
  placeWithin('spokenLanguages'),
  placeWithin('payment.atProperty'),
  placeAt('seasons.*.weekdays'),
  placeAt('seasons.*.roomTypeIds'),
  placeAt('seasons.*.ratePlanIds'),
  placeWithin('seasons.*.prices.*.*.priceForPax'),
  placeAt('restrictions.*.weekdays'),
  placeAt('restrictions.*.roomTypeIds'),
  placeAt('restrictions.*.ratePlanIds'),
  placeAt('restrictions.*.arrivalDays'),
  placeAt('restrictions.*.departureDays'),
  placeWithin('packages.*.ratePlans'),
  placeAt('packages.*.addonIds'),
  placeWithin('rooms.*.prices.*.priceForPax'),
  placeAt('rooms.*.prices.*.later.*.from'),
  placeWithin('rooms.*.prices.*.later.*.priceForPax'),
  placeAt('promotions.*.kind'),
  // A fee gets a tax of its own, of which these are not asked.
  placeAt('taxes.*.level'),
  placeAt('taxes.*.taxType'),
  placeAt('taxes.*.name'),
  placeAt('taxes.*.on'),
  placeAt('taxes.*.feeIds'),
];

const keys = [...factsKeys().keys()];
/**
 * The keys that say something by themselves: those without others inside, except ids, which everything gets and keeps.
 */
const said = keys.filter((key) => !keys.some((other) => other.startsWith(`${key}.`)) && !key.endsWith('.*.id'));

const isOf = (path: string, key: string): boolean => {
  const [places, found] = [key.split('.'), path.split('.')];
  return places.length === found.length && places.every((part, at) => part === '*' || part === found[at]);
};

const typed = everything.flatMap((documents) =>
  parts.flatMap((part) => groupsOf(part, documents, 'en').flatMap(({ fields }) => fields.map(({ path }) => path))),
);
const isAtDesk = (key: string): boolean =>
  typed.some((path) => isOf(path, key)) || written.some((place) => place(key) !== null);
const isLeft = (key: string): boolean => leftToFiles.some(({ places }) => places.some((place) => place(key) !== null));

it('has a field for each key of a hotel, or leaves it to the files on purpose', () => {
  expect(said.filter((key) => !isAtDesk(key) && !isLeft(key))).toEqual([]);
});

it('leaves nothing to the files that has a field', () => {
  expect(said.filter((key) => isAtDesk(key) && isLeft(key))).toEqual([]);
});

it('names nothing that is no key', () => {
  const places = leftToFiles.flatMap((one) => one.places.map((place) => ({ place, why: one.why })));
  expect(places.filter(({ place }) => !said.some((key) => place(key) !== null))).toEqual([]);
});
