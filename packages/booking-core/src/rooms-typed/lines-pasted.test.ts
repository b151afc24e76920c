import { describe, expect, it } from 'vitest';
import { roomsTyped } from './rooms-typed.ts';

const twin = {
  name: 'Twin',
  count: 4,
  beds: [{ kind: 'single', count: 2 }],
  saysBeds: true,
  guests: 2,
  prices: [320_000],
  hourly: [],
};
const read = (line: string) => roomsTyped(line, 'NPR').map((one) => ('room' in one ? one.room : one.problem));

describe('a line of rooms', () => {
  it.each([
    ['typed', 'Twin, 4, 2 single, 2, 3200'],
    ['typed with spaces before commas', 'Twin ,4 ,2 single ,2 ,3200'],
    ['typed without a space', 'Twin,4,2 single,2,3200'],
    ['typed in Arabic', 'Twin، 4، 2 single، 2، 3200'],
    ['typed in Arabic without a space', 'Twin،4،2 single،2،3200'],
    ['typed in Arabic with semicolons', 'Twin؛ 4؛ 2 single؛ 2؛ 3200'],
    ['typed with a comma after the last', 'Twin,4,2 single,2,3200,'],
    ['pasted from a spreadsheet', 'Twin\t4\t2 single\t2\t3,200'],
    ['pasted with empty columns behind it', 'Twin\t4\t2 single\t2\t3200\t\t\t'],
    ['pasted with a column before it', '\tTwin\t4\t2 single\t2\t3200'],
    ['pasted with spaces within columns', ' Twin \t 4 \t "2 single" \t 2 \t " 3200 "'],
    ['saved with semicolons', 'Twin;4;2 single;2;3200;'],
    ['saved with empty columns behind it', 'Twin;4;2 single;2;3200;;;'],
    ['saved with commas and empty columns', 'Twin,4,2 single,2,"3,200",,'],
    ['saved with semicolons, spaces and quotes', '"Twin" ; "4" ; "2 single" ; 2 ; "3,200"'],
    ['saved with quotes around all', '"Twin","4","2 single","2","3,200"'],
    ['saved with quotes around prices', 'Twin,4,2 single,2,"3,200"'],
    ['saved with spaces and quotes', '" Twin", 4, 2 single, 2, "3,200"'],
  ])('is read as %s', (_, line) => expect(read(line)).toEqual([twin]));

  it('keeps the thousands of a price apart from the commas of the list', () => {
    expect(read('Twin, 4, 2 single, 2, 3,200')).toEqual([twin]);
    expect(read('Twin,4,2,٣،٢٠٠')).toEqual([{ ...twin, saysBeds: false, beds: [{ kind: 'double', count: 1 }] }]);
  });

  it('keeps the quotes that belong to a name', () => {
    for (const name of ['The "Grand"', '"Grand" suite'])
      expect(read(`${name}\t4\t2 single\t2\t3200`)).toEqual([{ ...twin, name }]);
    expect(read('"The ""Grand"""\t4\t2 single\t2\t3200')).toMatchObject([{ count: 4, prices: [320_000] }]);
  });

  it('keeps a cell that was left empty in its place', () => {
    expect(read('Twin, 4, , 2, 3200')).toEqual(['beds_unknown']);
    expect(read('Twin;;2;3200')).toEqual(['count_wrong']);
    expect(read(';4;2;3200')).toEqual(['name_missing']);
    expect(read('""')).toEqual(['name_missing']);
  });
});

describe('lines', () => {
  it('are told by their number and their text, empty ones counted and passed over', () =>
    expect(roomsTyped('  Twin, 4, 2 single, 2, 3200 \n\n \tSuite, 1\r\nTWIN, 1, 2, 10\rX, 1', 'NPR')).toEqual([
      { line: 1, text: 'Twin, 4, 2 single, 2, 3200', room: twin },
      { line: 3, text: 'Suite, 1', problem: 'cells_missing' },
      { line: 4, text: 'TWIN, 1, 2, 10', problem: 'named_twice' },
      { line: 5, text: 'X, 1', problem: 'cells_missing' },
    ]));

  it('begin with headings or without, and nothing else without a number is passed over', () => {
    const [headings, line] = ['Room, How many, Guests, Price', 'Twin, 4, 2 single, 2, 3200'];
    expect(read(`${headings}\n${line}`)).toEqual([twin]);
    expect(read(`Room\tHow many\tPrice\n${line}`)).toEqual([twin]);
    expect(read(`\n \n${headings}\n${line}`)).toEqual([twin]);
    expect(read(`${line}\n${headings}`)).toEqual([twin, 'count_wrong']);
    expect(read('Garden room')).toEqual(['cells_missing']);
    expect(read('Garden room, eight')).toEqual(['cells_missing']);
    expect(read('जुड़वाँ, ४, २, ३२००')).toMatchObject([{ name: 'जुड़वाँ', count: 4, guests: 2, prices: [320_000] }]);
  });

  it('that are all empty are no rooms', () => expect(read(' \n\t\r\n')).toEqual([]));

  it('reads beds with a comma between them, where cells are parted by tabs or semicolons', () => {
    for (const line of ['Family\t2\t1 king, 1 single\t3\t4500', 'Family; 2; 1 king, 1 single; 3; 4500'])
      expect(read(line)).toMatchObject([
        {
          beds: [
            { kind: 'king', count: 1 },
            { kind: 'single', count: 1 },
          ],
          guests: 3,
        },
      ]);
  });
});
