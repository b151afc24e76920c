import { expect, test } from 'vitest';
import { recordedRaces } from './recorded-races.ts';

test('each recorded race had one room, which one of two guests was given and the other was told of', () => {
  expect(recordedRaces.races.length).toBeGreaterThan(0);
  for (const runs of recordedRaces.races)
    expect(runs.map(({ outcome }) => outcome).toSorted()).toEqual(['held', 'sold_out']);
});

test('both guests had pressed before either had an answer', () => {
  for (const runs of recordedRaces.races) {
    const lastPress = Math.max(...runs.map(({ pressed }) => pressed));
    expect(Math.min(...runs.map(({ answered }) => answered))).toBeGreaterThan(lastPress);
  }
});
