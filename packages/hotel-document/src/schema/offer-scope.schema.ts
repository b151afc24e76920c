import { offerScopeFields } from '@latchkey/api-contract/scopes';
import { described } from './described.ts';

/** Which stays an offer is of. */
export const offerScope = described(offerScopeFields, {
  validFrom: { description: 'the first day on which it can be booked', example: '"2026-11-20"' },
  validTo: { description: 'the last day on which it can be booked', example: '"2026-12-31"' },
  stayFrom: { description: 'the first night that a stay with it may have', example: '"2027-01-10"' },
  stayTo: { description: 'the last night that a stay with it may have', example: '"2027-03-31"' },
  minNights: { description: 'the fewest nights of a stay with it', example: '3' },
  maxNights: { description: 'the most nights of a stay with it', example: '14' },
  minTotal: {
    description: 'the least that the rooms come to, before tax and discount, in minor units',
    example: '20000',
  },
  minRooms: { description: 'the fewest rooms or houses that are booked together', example: '2' },
  roomTypeIds: { description: 'every room of the stay is one of these; all unless said', example: '["garden-suite"]' },
  ratePlanIds: {
    description: 'every room of the stay is on one of these plans; all unless said',
    example: '["flexible"]',
  },
  combinable: {
    description: 'an offer that joins the best of the others; of a code false: it does not add to offers',
    example: 'true',
  },
});
