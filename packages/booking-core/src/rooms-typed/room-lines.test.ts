import { describe, expect, it } from 'vitest';
import { roomLines } from './room-lines.ts';

const twin = { name: 'Twin', count: 2, beds: [{ kind: 'single', count: 2 }] as const, guests: 2, hourly: [] };
const cells = (prices: readonly number[], currency: 'EUR' | 'JPY' | 'KWD') =>
  roomLines([{ ...twin, prices }], currency)
    .split('; ')
    .at(-1);

describe('the line of a room that is known', () => {
  it('is what its owner would have typed, and each room has its own', () => {
    const family = {
      name: 'Family',
      count: 1,
      beds: [
        { kind: 'double', count: 1 },
        { kind: 'sofa', count: 1 },
      ] as const,
      guests: 3,
      prices: [9000, 9000, 11_050],
      hourly: [
        { hours: 3, price: 4000 },
        { hours: 6, price: 6000 },
      ],
    };
    expect(roomLines([{ ...twin, prices: [8000] }, family], 'EUR')).toBe(
      'Twin; 2; 2 single; 2; 80\nFamily; 1; 1 double + 1 sofa; 3; 90/90/110.50; 3 h 40; 6 h 60',
    );
  });

  it('has whole units, and two digits behind them only where there are any', () => {
    expect(cells([290_000], 'EUR')).toBe('2900');
    expect(cells([5, 50, 105], 'EUR')).toBe('0.05/0.50/1.05');
    expect(cells([2900], 'JPY')).toBe('2900');
  });

  it('has two digits of thousandths, for three would be read as thousands', () => {
    expect(cells([12_345, 12_500], 'KWD')).toBe('12.34/12.50');
    expect(cells([12_005], 'KWD')).toBe('12');
  });

  it('has a gap for each price that cannot be told', () => {
    const byHour = { ...twin, prices: [8000, 9000], hourly: [{ hours: 3, price: 4000 }] };
    expect(roomLines([byHour], 'EUR', false)).toBe('Twin; 2; 2 single; 2; ?; 3 h ?');
    expect(roomLines([{ ...twin, prices: [] }], 'EUR')).toBe('Twin; 2; 2 single; 2; ?');
  });
});
