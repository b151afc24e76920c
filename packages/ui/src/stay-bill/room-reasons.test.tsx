import type { RoomLine } from '@latchkey/booking-core/pricing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { RoomReasons } from './room-reasons.tsx';

afterEach(cleanup);

const plain: RoomLine = { roomTypeId: 'teak-king', ratePlanId: 'breakfast', units: 2, amount: 10_000 };
const family: RoomLine = {
  ...plain,
  basis: {
    name: 'Teak King',
    parts: [
      { kind: 'room', guests: 2, amount: 8000 },
      { kind: 'child-band', guests: 1, under: 12, amount: 2000 },
      { kind: 'child-band', guests: 1, under: 3, amount: 0 },
    ],
  },
};
const { name: _name, ...nameless } = { ...family.basis, parts: family.basis?.parts ?? [] };

test('a room says what its price is made of, and one that needs no word says none', () => {
  show(
    <dl>
      <RoomReasons bill={{ rooms: [plain, family], currency: 'INR' }} locale="en" />
    </dl>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Teak King']);
  expect(screen.getByRole('definition').textContent).toMatch(/₹8,000.*under 12.*₹2,000.*under 3.*free/);
});

test('a room without a name goes by its id', () => {
  show(
    <dl>
      <RoomReasons bill={{ rooms: [{ ...family, basis: nameless }], currency: 'INR' }} locale="ar" />
    </dl>,
    { locale: 'ar' },
  );
  expect(screen.getByRole('term').textContent).toBe('teak-king');
});
