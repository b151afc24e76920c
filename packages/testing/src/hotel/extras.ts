import type { OperationReply } from '@latchkey/api-contract/types';

type ReplyTo<K extends 'getAddons' | 'getPackages'> = Extract<OperationReply<K>, { readonly status: 200 }>['body'];

/** An extra of each kind. */
export const addons: ReplyTo<'getAddons'>['addons'] = [
  { addonId: 'airport-car', name: 'Airport car, one way', category: 'booking', price: 1400 },
  { addonId: 'thali-dinner', name: 'Dinner thali by the pool', category: 'person', price: 650 },
  { addonId: 'late-checkout', name: 'Room until 4 pm', category: 'room', price: 1200, goesWith: { stay: 'nights' } },
];

/** One package, of a room type and two extras. */
export const packages: ReplyTo<'getPackages'>['packages'] = [
  {
    packageId: 'two-at-table',
    name: 'Landed and fed',
    text: 'A Teak King with breakfast, a car from the airport, and a thali dinner by the pool.',
    ratePlans: [{ roomTypeId: 'teak-king', ratePlanId: 'flexible' }],
    addonIds: ['thali-dinner', 'airport-car'],
  },
];
