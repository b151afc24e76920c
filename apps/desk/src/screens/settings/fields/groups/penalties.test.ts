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
  const rests = (part: SettingsPart, more: object) =>
    fieldsOf(part, more).flatMap(([path = '', , value]) => (path.includes('.rest.') ? [[path, value]] : []));
  expect(rests('payment', { payment: { advance: { kind: 'percentage', percent: 20 } } })).toEqual([
    ['payment.advance.rest.daysBefore', ''],
    ['payment.advance.rest.ifUnpaid', 'pay-at-property'],
  ]);
  expect(rests('plans', {})).toEqual([
    ['ratePlans.saver.advance.rest.daysBefore', '21'],
    ['ratePlans.saver.advance.rest.ifUnpaid', 'cancel'],
  ]);
  expect(rests('payment', { ratePlans: [], payment: { advance: null } })).toEqual([]);
});
