import { expect, it } from 'vitest';
import { placeAt, placeWithin } from './place-pattern.ts';

it('says what stands for each star, and what is behind', () => {
  const bed = placeWithin('rooms.*.beds.*');
  expect(bed('rooms.king.beds.2.kind')).toEqual({ ids: ['king', '2'], rest: 'kind' });
  expect(bed('rooms.king.beds.2')).toEqual({ ids: ['king', '2'], rest: '' });
  expect([bed('rooms.king.beds'), bed('rooms.king.images.2')]).toEqual([null, null]);
});

it('knows the very place from what is within it', () => {
  const inclusions = placeAt('ratePlans.*.inclusions');
  expect(inclusions('ratePlans.flexible.inclusions')).toEqual(['flexible']);
  expect(inclusions('ratePlans.flexible.inclusions.0')).toBeNull();
});
