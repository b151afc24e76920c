import { inHotel } from '../../frame/in-hotel.ts';

/** The hotel of the address -> the people who work there, for its owner alone. */
export const load = inHotel<object>(async (_, { hotel }) =>
  hotel.role === 'owner' ? { kind: 'ready', model: {} } : { kind: 'missing' },
);
