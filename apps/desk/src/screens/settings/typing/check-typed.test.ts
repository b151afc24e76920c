import { checkDraft } from '@latchkey/hotel-document/checks';
import { expect, test } from 'vitest';
import { markName, markOf } from '../fields/mark-of.ts';
import type { SettingsPart } from '../fields/part.table.ts';
import { checkTyped } from './check-typed.ts';
import { wholeHouse } from './whole-house.fixture.ts';

/** The warnings beside the controls after some input; each text comes with the one before it. */
const warned = async (
  part: SettingsPart,
  typed: Readonly<Record<string, readonly [was: string, now: string]>>,
): Promise<Readonly<Record<string, string>>> => {
  const values = new Map(
    Object.entries(typed).flatMap(([name, [was, now]]) => [
      [name, now] as const,
      [markName(name), markOf(was)] as const,
    ]),
  );
  const found = await checkTyped(
    { part, documents: wholeHouse, locale: 'en', checkDraft },
    (name) => values.get(name) ?? '',
  );
  return Object.fromEntries(Object.entries(found).map(([name, { kind }]) => [name, kind]));
};

test('says beside a control what the engine would say of it', async () => {
  const phone = 'hotel.json phone';
  expect(await warned('contact', { [phone]: ['+49 30 5550 1190', '30 5550'] })).toEqual({ [phone]: 'phone' });
  const price = 'hotel.json rooms.king.prices.saver.priceForPax.0.price';
  expect(await warned('rooms', { [price]: ['110', '1.10'] })).toMatchObject({ [price]: 'price_far' });
});

test('says beside another what is wrong since: check-in before check-out', async () => {
  const leaving = 'hotel.json checkOutTime';
  expect(await warned('contact', { [leaving]: ['11:00', '18:00'] })).toEqual({
    'hotel.json checkInTime': 'times_overlap',
  });
});

test('says it of a price from a day on beside its day', async () => {
  const day = 'from rooms.king.prices.saver';
  expect(await warned('rooms', { [day]: ['', '2027-05-01'], [`${day} 0`]: ['', '0'] })).toMatchObject({
    [day]: expect.any(String) as string,
  });
});

test('says beside a name that it has the name of a chain in it', async () => {
  const name = 'words.en.json name';
  expect(await warned('texts', { [name]: ['Property', 'Marriott Garden'] })).toMatchObject({ [name]: 'name_brand' });
});

test('says nothing where nothing was typed, or what is typed is fine', async () => {
  expect(await warned('contact', { 'hotel.json phone': ['30', '30'] })).toEqual({});
  expect(await warned('contact', { 'hotel.json checkOutTime': ['11:00', '10:00'] })).toEqual({});
});
