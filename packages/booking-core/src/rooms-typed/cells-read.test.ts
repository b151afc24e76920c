import { describe, expect, it } from 'vitest';
import { roomsTyped } from './rooms-typed.ts';

const read = (line: string) => roomsTyped(line, 'EUR').map((one) => ('room' in one ? one.room : one.problem))[0];

describe('the name of a room', () => {
  it('stays as it was typed, digits and letters', () => {
    for (const name of ['कमरा १', 'Room ٢', 'D1']) expect(read(`${name}, 1, 2, 90`)).toMatchObject({ name });
  });

  it('is 80 characters at most, and not a number or a mark', () => {
    expect(read(`${'n'.repeat(80)}, 1, 2, 90`)).toMatchObject({ count: 1 });
    expect([`${'n'.repeat(81)}, 1, 2, 90`, '101, 1, 2, 90', '–, 1, 2, 90'].map(read)).toEqual(
      Array<string>(3).fill('name_missing'),
    );
  });

  it('is no price by the hour, whatever it says', () =>
    expect(read('24 h view 2, 1, 2, 90')).toMatchObject({ name: '24 h view 2', prices: [9000], hourly: [] }));
});

describe('how many rooms and guests', () => {
  it.each([
    ['12 rooms', 12],
    ['1 room', 1],
    ['12Zimmer', 12],
    ['4 habitaciones', 4],
    ['4 unidades', 4],
    ['3 units', 3],
    ['6 Stück', 6],
    ['3 quartos', 3],
    ['2 chambres', 2],
    ['cinco camere', 5],
    ['8 camas', 8],
    ['2 phòng', 2],
    ['6 beds', 6],
    ['1 bed', 1],
    ['6 Betten', 6],
    ['× 6', 6],
    ['Rooms: 6', 6],
    ['6.', 6],
    ['٦', 6],
    ['1000', 1000],
  ])('%s', (cell, count) => expect(read(`Suite; ${cell}; 2; 90`)).toMatchObject({ name: 'Suite', count, guests: 2 }));

  it.each([
    ['2 guests', 2],
    ['1 guest', 1],
    ['2 Gäste', 2],
    ['2 pax', 2],
    ['1 person', 1],
    ['2 persons', 2],
    ['2 Personen', 2],
    ['2 personas', 2],
    ['2 pessoas', 2],
    ['deux personnes', 2],
    ['2 persone', 2],
    ['2 khách', 2],
    ['30', 30],
  ])('%s', (cell, guests) => expect(read(`Suite; 1; ${cell}; 90`)).toMatchObject({ count: 1, guests }));

  it.each(['0', 'some', 'six 6', '6 huts', '5-6', '1room2', '12345', '1001', ''])('are not told by "%s"', (cell) => {
    expect(read(`Suite; ${cell}; 2; 90`)).toBe('count_wrong');
    expect(read(`Suite; 1; ${cell}; 90`)).toBe('guests_wrong');
  });

  it('are 30 guests at most', () => expect(read('Suite; 1; 31; 90')).toBe('guests_wrong'));
});

describe('the prices of a room', () => {
  it.each([
    ['Rs. 15,000/-', [1_500_000]],
    ['90/night', [9000]],
    ['90/110 / Nacht', [9000, 11_000]],
    ['70 € / noche', [7000]],
  ])('are read from %s', (cell, prices) => expect(read(`Suite; 1; 2; ${cell}`)).toMatchObject({ prices }));

  it('are for one guest, for two and so on, and may be the same', () =>
    expect(read('Suite; 1; 3; 90/90/110')).toMatchObject({ prices: [9000, 9000, 11_000] }));

  it.each([
    ['Suite; 1; 2; free', 'price_wrong'],
    ['Suite; 1; 2; 90/', 'price_wrong'],
    ['Suite; 1; 2; 90/80', 'prices_fall'],
    ['Suite; 1; 2; 70/80/90', 'prices_too_many'],
    ['Suite; 1; 2; 90; 3 h -30', 'price_wrong'],
    ['Suite; 1; 2; 90; 3 h 0', 'price_wrong'],
    ['Suite; 1; 2; 90; 0 h 30', 'price_wrong'],
    ['Suite; 1; 2; 90; 25 h 30', 'price_wrong'],
    ['Suite; 1; 2', 'cells_missing'],
    ['Suite; 1; 2; 3 h 30', 'cells_missing'],
    ['Suite; 1; 3 h 30; 6 h 50', 'cells_missing'],
  ])('are refused in %s', (line, problem) => expect(read(line)).toBe(problem));

  it.each([
    ['1 h 30', 1],
    ['24 hours: 30', 24],
    ['3hrs=30', 3],
    ['3 Std. 30', 3],
    ['३ घंटे ३०', 3],
    ['٣ ساعات ٣٠', 3],
  ])('by the hour: %s', (cell, hours) =>
    expect(read(`Suite; 1; ${cell}; 2; 90`)).toMatchObject({
      guests: 2,
      prices: [9000],
      hourly: [{ hours, price: 3000 }],
    }),
  );

  it('are not made of beds whose name begins like an hour', () => {
    expect(read('Suite; 1; 1 Hochbett + 2 Einzelbetten; 3; 90')).toMatchObject({
      beds: [
        { kind: 'single', count: 1 },
        { kind: 'single', count: 2 },
      ],
      prices: [9000],
      hourly: [],
    });
    expect(read('Suite; 1; 2 hammocks + 1 double; 2; 90')).toBe('beds_unknown');
  });

  it('may be several by the hour, the night alone being none', () => {
    expect(read('Suite; 1; 2; 90; 3 h 30; 6 h 50')).toMatchObject({
      hourly: [
        { hours: 3, price: 3000 },
        { hours: 6, price: 5000 },
      ],
    });
    expect(read('Suite; 1; 2; 90')).toMatchObject({ saysBeds: false, hourly: [] });
  });
});
