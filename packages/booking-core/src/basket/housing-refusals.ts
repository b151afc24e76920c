/** Why the rooms chosen cannot be booked by a party as they are. */
export const housingRefusals = ['max_rooms', 'max_occupancy', 'min_pax'] as const;

export type HousingRefusal = (typeof housingRefusals)[number];
