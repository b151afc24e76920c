import type { SchemaMigration } from '../schema-migration.ts';

/** A property sees what was written to the guest of a booking. */
export const bookingAtDesk: SchemaMigration = {
  up: async () => undefined,
  indexes: [{ name: 'outbox_of_booking', on: `outbox (hotel_id, (payload ->> 'bookingId'))` }],
};
