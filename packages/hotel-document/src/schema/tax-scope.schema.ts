import { taxScopeFields } from '@latchkey/api-contract/scopes';
import { described } from './described.ts';

/** Which stays, nights and guests a tax is of. */
export const taxScope = described(taxScopeFields, {
  per: { description: 'whether it is charged for the room, or for each guest of it but infants', example: '"person"' },
  each: { description: 'whether a fixed tax is charged a night, or once a stay', example: '"stay"' },
  ages: {
    description: 'with per person: what younger guests pay instead, the youngest first',
    example: '[{ "under": 12, "tax": 0 }, { "under": 18, "tax": 50 }]',
    parts: {
      '*.under': { description: 'guests younger than so many years, 18 at most', example: '12' },
      '*.tax': { description: 'what they pay in place of `tax`', example: '0' },
    },
  },
  exemptUnderAge: { description: 'with per person: who is younger pays nothing', example: '16' },
  fromNight: { description: 'the first night of a stay that it is charged on, counted from 1', example: '29' },
  maxNights: { description: 'on how many nights of a stay it is charged at most', example: '30' },
  lastNights: { description: 'it is charged on so many of the last nights of a stay alone', example: '1' },
  minStay: { description: 'it is charged on stays of so many nights or more', example: '2' },
  maxStay: { description: 'it is charged on stays of so many nights or fewer', example: '90' },
  stay: { description: 'nights or hours: stays of the other kind do not pay it', example: '"nights"' },
  roomTypeIds: { description: 'ids of the rooms that pay it; all unless said', example: '["garden-suite"]' },
  ratePlanIds: { description: 'ids of the rate plans that pay it; all unless said', example: '["half-board"]' },
  bookedFrom: { description: 'the first day of booking from which it is charged', example: '"2025-10-01"' },
  bookedTo: { description: 'the last day of booking until which it is charged', example: '"2026-12-31"' },
  season: {
    description: 'the part of every year in which it is charged',
    example: '{ "from": "04-01", "to": "10-31" }',
    parts: {
      from: { description: 'its first night, month and day', example: '"04-01"' },
      to: { description: 'its last night, month and day', example: '"10-31"' },
    },
  },
  bandPer: {
    description: 'whether priceFrom and priceTo look at the price of the room, or at its part for one guest',
    example: '"person"',
  },
  atMost: {
    description: 'the most that a percentage comes to for a room, or a guest, and night; minor units',
    example: '1500',
  },
  untaxedPerGuest: {
    description:
      'what of a night’s price before tax is for each guest and not taxed by this percentage, as breakfast; minor units',
    example: '1200',
  },
  exemptIf: {
    description: 'ids of `taxExemptions`: who declares one of them does not pay it',
    example: '["business"]',
  },
  on: {
    description: 'what a percentage is on: rooms, extras, fee; the rooms alone unless said',
    example: '["rooms", "fee"]',
  },
  addonIds: { description: 'with extras: the ids of those that pay it; all unless said', example: '["breakfast"]' },
  feeIds: {
    description: 'with fee: the ids of the fees that pay it; all of them and the convenience fee unless said',
    example: '["resort"]',
  },
});
