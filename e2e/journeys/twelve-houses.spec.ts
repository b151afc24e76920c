import { randomInt } from 'node:crypto';
import { houses } from '../../apps/api/test/houses/houses.ts';
import { StartObject, type HouseOnPaper } from '../pages/start.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: People of a hotel (Setting up a hotel).

/** Of the fields that an owner fills in until guests can see the pages: Settings has the rest. */
const mostFields = 60;

const kinds: Readonly<Record<string, HouseOnPaper['kind']>> = {
  hotel: 'Hotel or guest house',
  hostel: 'Hostel, by the bed',
  villa: 'Villas or holiday homes',
  hours: 'Rooms by the hour, too',
};
const policies: Readonly<Record<string, string>> = {
  flexible: 'Free until the day before',
  moderate: 'Free until five days before',
  strict: 'Free until two weeks before',
};

for (const { paper, house, rooms, currency, terms } of houses)
  test(`${paper} is begun by its owner, to pages as guests will see them`, async ({ page, language }, info) => {
    test.slow();
    const from = Date.now();
    const start = new StartObject(page, language);
    const text = (field: string): string => String(house[field] ?? '');
    await start.begin('Asha Gurung', `asha.${randomInt(1e9)}@example.com`);
    const onPaper: HouseOnPaper = {
      kind: kinds[house.kind] ?? 'Hotel or guest house',
      name: `${house.name} ${randomInt(1e6)}`,
      sentence: text('sentence'),
      country: house.country,
      city: house.city,
      street: text('street'),
      phone: text('phone'),
      ...(house['latitude'] === undefined ? {} : { place: [Number(house['latitude']), Number(house['longitude'])] }),
      rooms: rooms.join('\n'),
      ...(currency === undefined ? {} : { currency }),
    };
    await start.sayHouse(onPaper);
    await start.pasteRooms(onPaper);
    await start.chooseTerms(policies[String(terms['policy'])] ?? '');
    expect(await start.previewLink()).toContain('/api/previews/');
    info.annotations.push({ type: 'fields', description: String(start.fields) });
    info.annotations.push({ type: 'seconds', description: ((Date.now() - from) / 1000).toFixed(0) });
    expect(start.fields).toBeLessThanOrEqual(mostFields);
  });
