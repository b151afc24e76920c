import { feeAt } from '@latchkey/booking-core/cancellation';
import { decimalsOf, isBillable, toGatewayUnits } from '@latchkey/booking-core/currency';
import { mayMove } from '@latchkey/booking-core/booking-states';
import { nightsOf, parseLocalDate, stayDatesOf, type LocalDate } from '@latchkey/booking-core/dates';
import { add, allocate, money, percentageOf } from '@latchkey/booking-core/money';
import { priceStay } from '@latchkey/booking-core/pricing';
import { refundFor, refundOfAmount } from '@latchkey/booking-core/refund';
import { occupancyOf, roomsFor } from '@latchkey/booking-core/rooms';
import { deselectRoom, emptySelection, selectRoom, updateRatePlan } from '@latchkey/booking-core/selection';
import { computeTaxes, type TaxEntry } from '@latchkey/booking-core/tax';
import { momentOf, scheduleOf, todayIn } from '@latchkey/booking-core/time';
import { expect, it } from 'vitest';

function dateOf(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (date === null) throw new Error(text);
  return date;
}

const gst = (name: string, index: number): TaxEntry => ({
  id: name.toLowerCase(),
  name,
  level: 'room',
  taxType: 'percentage',
  tax: 2.5,
  inclusive: false,
  index,
  useIndex: null,
  priceFrom: null,
  priceTo: 7500,
  validFrom: dateOf('2025-09-22'),
  validTo: null,
});

it('Money and currency', () => {
  expect(add(money(6200, 'INR'), money(1400, 'INR'))).toEqual({ currency: 'INR', amount: 7600 });
  expect(percentageOf(money(9940, 'INR'), 2.5).amount).toBe(249);
  expect(allocate(money(1000, 'INR'), [1, 1, 1]).map((part) => part.amount)).toEqual([334, 333, 333]);
  expect(toGatewayUnits(19_880, 'INR')).toBe(1_988_000);
  expect([decimalsOf('JPY'), decimalsOf('KWD'), isBillable('XXX')]).toEqual([0, 3, false]);
});

it('The price of a stay', () => {
  const night = (date: string) => ({
    date: dateOf(date),
    priceForPax: [{ pax: 2, price: 6200 }],
    extraAdult: 1200,
    extraChild: 600,
  });
  const bill = priceStay({
    currency: 'INR',
    bookedOn: dateOf('2026-11-20'),
    checkIn: dateOf('2026-11-27'),
    rooms: [
      {
        roomTypeId: 'teak-king',
        ratePlanId: 'breakfast',
        guests: { adults: 2, childAges: [], infants: 0 },
        stay: { kind: 'nights', nights: [night('2026-11-27'), night('2026-11-28'), night('2026-11-29')] },
      },
    ],
    taxes: [gst('CGST', 1), gst('SGST', 2)],
    promotions: [{ id: 'long-stay', kind: 'flat-above', above: 15_000, off: 1000 }],
    coupon: null,
    addons: [{ addonId: 'car', name: 'Airport car, one way', category: 'booking', price: 1400, quantity: 1 }],
    convenienceFee: null,
    advance: { kind: 'fixed', amount: 5000 },
  });
  expect(bill.roomsTotal).toBe(18_600);
  expect(bill.discount).toBe(1000);
  expect(bill.taxes.map((line) => [line.name, line.base, line.amount])).toEqual([
    ['CGST', 17_600, 440],
    ['SGST', 17_600, 440],
  ]);
  expect(bill.total).toBe(19_880);
  expect(bill.dueNow).toEqual({ full: 19_880, advance: 5000, 'at-property': 0 });
});

it('Tax', () => {
  const service = { ...gst('Service', 1), tax: 10, priceTo: null, inclusive: true };
  const vat = { ...gst('VAT', 2), tax: 5, priceTo: null, inclusive: true, useIndex: 1 };
  const { lines, rooms } = computeTaxes(
    [service, vat],
    [{ id: 'teak-king', date: dateOf('2026-11-27'), amount: 1155 }],
  );
  expect(lines.map((line) => [line.name, line.base, line.amount])).toEqual([
    ['Service', 1000, 100],
    ['VAT', 1100, 55],
  ]);
  expect(rooms).toEqual([{ id: 'teak-king', amount: 1155, roomTax: 155 }]);
});

it('Cancelling and refunds', () => {
  const policy = {
    tiers: [
      { hoursBeforeCheckIn: 48, percent: 0 },
      { hoursBeforeCheckIn: 24, percent: 50 },
    ],
  };
  const stay = { checkIn: dateOf('2026-11-27'), checkInTime: '12:00', timeZone: 'Asia/Kolkata' };
  const schedule = scheduleOf(policy, stay, { total: 19_880 });
  const thursdayMorning = momentOf(dateOf('2026-11-26'), '09:00', 'Asia/Kolkata');
  expect(feeAt(schedule, thursdayMorning)).toEqual({ kind: 'open', fee: { percent: 50 }, reason: 'tier' });
  expect(refundFor({ total: 19_880, paid: 19_880, fee: { percent: 50 }, mostOnline: 19_880 })).toEqual({
    fee: 9940,
    penalty: 9940,
    processingCharge: 249,
    refund: 9691,
    atProperty: 0,
    code: 'refund',
  });
  expect(refundFor({ total: 10_000, paid: 1500, fee: { percent: 20 }, mostOnline: 1500 }).code).toBe(
    'fee_covers_payment',
  );
  expect(refundOfAmount(4000, { paid: 3000, mostOnline: 3000 }).code).toBe('paid_less_than_refund');
});

it('Rooms and guests', () => {
  const king = { minPax: 1, maxPax: 3, maxBeds: 3, maxRooms: 5, dormBed: false, extraAdult: true, extraChild: true };
  expect(occupancyOf(king, { adults: 2, childAges: [5], infants: 1 }, 2)).toEqual({
    kind: 'fits',
    extraAdults: 0,
    extraChildren: 1,
  });
  expect(occupancyOf(king, { adults: 4, childAges: [], infants: 0 }, 2)).toEqual({
    kind: 'refused',
    code: 'max_occupancy',
  });
  expect(roomsFor(king, { adults: 4, childAges: [], infants: 0 })?.map((room) => room.adults)).toEqual([2, 2]);
});

it('A booking’s life', () => {
  expect(mayMove('payment_pending', 'confirmed', 'payment')).toBe(true);
  expect(mayMove('cancelled', 'confirmed', 'property')).toBe(false);
  expect(mayMove('expired', 'confirmed', 'payment')).toBe(true);
});

it('Choosing', () => {
  const chosen = updateRatePlan(
    selectRoom(emptySelection, 'teak-king', { adults: 2, childAges: [], infants: 0 }),
    'teak-king',
    'breakfast',
    2,
  );
  expect(chosen.selectedRatePlans.map((plan) => plan.idx)).toEqual([0, 1]);
  expect(deselectRoom(chosen, 'teak-king')).toEqual(emptySelection);
});

it('Dates and time', () => {
  expect(nightsOf(dateOf('2026-11-27'), dateOf('2026-11-29'))).toEqual(['2026-11-27', '2026-11-28']);
  expect(stayDatesOf('2026-11-27', '2026-11-26', dateOf('2026-11-20'))).toEqual({
    kind: 'refused',
    code: 'reversed_dates',
  });
  expect(todayIn('Asia/Kathmandu', Date.parse('2026-11-26T18:15:00Z'))).toBe('2026-11-27');
});
