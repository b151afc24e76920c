import { expect, test } from 'vitest';
import { draftDocuments } from '@latchkey/hotel-document/drafts';
import { groupsOf } from '../fields-of.ts';
import type { SettingsPart } from '../part.table.ts';

const rooms: object[] = [];
const plans = [
  { id: 'saver', payment: ['advance'], advance: { kind: 'first-night', rest: { daysBefore: 21, ifUnpaid: 'cancel' } } },
];
const fieldsOf = (part: SettingsPart, more: object) =>
  groupsOf(part, draftDocuments({ 'hotel.json': { currency: 'EUR', rooms, ratePlans: plans, ...more } }), 'en')
    .flatMap(({ fields }) => fields)
    .map(({ path, of, value }) => [path, of, value]);

test('what is kept on the day of arrival and of who does not arrive is a share, or what the file says', () => {
  expect(fieldsOf('plans', {})).toContainEqual(['penalties.checkInDayPercent', undefined, '100']);
  const fields = fieldsOf('plans', { penalties: { noShowPercent: 80, checkInDay: { nights: 1 } } });
  expect(fields).toContainEqual(['penalties.checkInDay.nights', undefined, '1']);
  expect(fields).toContainEqual(['penalties.noShowPercent', undefined, '80']);
  expect(fields.map(([path]) => path)).not.toContain('penalties.checkInDayPercent');
});

test('the day of the rest, and what becomes of it unpaid, are fields of each deposit, the hotel’s and a plan’s own', () => {
  expect(fieldsOf('payment', { payment: { advance: { kind: 'percentage', percent: 20 } } })).toEqual([
    ['payment.advance.rest.daysBefore', undefined, ''],
    ['payment.advance.rest.ifUnpaid', undefined, 'pay-at-property'],
    ['ratePlans.saver.advance.rest.daysBefore', 'saver', '21'],
    ['ratePlans.saver.advance.rest.ifUnpaid', 'saver', 'cancel'],
  ]);
  expect(fieldsOf('payment', { ratePlans: [], payment: { advance: null } })).toEqual([]);
});
