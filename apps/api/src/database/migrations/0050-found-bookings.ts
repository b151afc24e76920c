import { nameSounds } from '../name-sounds.ts';
import type { SchemaMigration } from '../schema-migration.ts';

const guest = `travellers -> 0`;

/** A property finds its bookings by a name as it sounds, by the end of a number, and by a mail address. */
export const foundBookings: SchemaMigration = {
  up: async () => undefined,
  indexes: [
    { name: 'booking_by_sound', on: `booking using gin ((${nameSounds(`${guest} ->> 'fullName'`, 'hotel_id')}))` },
    { name: 'booking_by_number_end', on: `booking (hotel_id, (reverse(contact_phone)) text_pattern_ops)` },
    { name: 'booking_by_mail', on: `booking (hotel_id, (lower(${guest} ->> 'email')))` },
  ],
};
