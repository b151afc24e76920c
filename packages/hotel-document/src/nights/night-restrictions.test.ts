import type { LocalDate } from '@latchkey/booking-core/dates';
import { noRestrictions } from '@latchkey/booking-core/restrictions';
import { describe, expect, it } from 'vitest';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import { restrictionsOn } from './night-restrictions.ts';

const plan = { roomTypeId: 'villa', ratePlanId: 'flexible' };
const on = (restrictions: HotelFacts['restrictions'], date: string, of = plan) =>
  restrictionsOn({ seasons: [], restrictions }, date as LocalDate, of);
const day = (date: string): LocalDate => date as LocalDate;

describe('what the files ask of stays on a night', () => {
  it('is nothing where no rule holds', () => expect(on([], '2027-07-03')).toEqual(noRestrictions));

  it('is arrival and departure on some weekdays alone', () => {
    const summer = [
      {
        id: 'summer',
        from: day('2027-07-01'),
        to: day('2027-08-31'),
        arrivalDays: ['sat' as const],
        departureDays: ['sat' as const],
      },
    ];
    const closed = (date: string): boolean[] => {
      const { closedToArrival, closedToDeparture } = on(summer, date);
      return [closedToArrival, closedToDeparture];
    };
    expect(['2027-07-02', '2027-07-03', '2027-08-31', '2027-09-01', '2028-07-05'].map(closed)).toEqual([
      [true, true],
      [false, false],
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  it('is the strictest of each kind of all rules that hold, the seasons among them', () => {
    const restrictions: HotelFacts['restrictions'] = [
      { id: 'house', minAdvanceDays: 1, maxAdvanceDays: 365, maxStay: 30, cutOffHour: 20 },
      { id: 'plan', ratePlanIds: ['flexible'], minAdvanceDays: 3, maxAdvanceDays: 180, minStayThrough: 2 },
      { id: 'weekend', weekdays: ['fri', 'sat'], minStay: 2, maxStay: 14, cutOffHour: 12 },
      { id: 'turn', from: '12-30', to: '01-02', minStay: 4 },
    ];
    const season = { id: 'fair', from: '10-01', to: '10-31', percent: 0, minStay: 3 };
    const asked = (date: string, of = plan) => restrictionsOn({ seasons: [season], restrictions }, day(date), of);
    expect(asked('2027-01-01')).toEqual({
      ...noRestrictions,
      minAdvanceDays: 3,
      maxAdvanceDays: 180,
      maxStay: 14,
      cutOffHour: 12,
      minStay: 4,
      minStayThrough: 2,
    });
    expect(asked('2027-10-04', { ...plan, ratePlanId: 'saver' })).toEqual({
      ...noRestrictions,
      minAdvanceDays: 1,
      maxAdvanceDays: 365,
      maxStay: 30,
      cutOffHour: 20,
      minStay: 3,
    });
  });

  it('is of single nights where it names them', () => {
    const fair = [{ id: 'fair', on: [day('2027-04-07')], closedToArrival: true as const }];
    expect([on(fair, '2027-04-07'), on(fair, '2027-04-08')].map((one) => one.closedToArrival)).toEqual([true, false]);
  });
});
