/** How a hotel stands with the provider; what is to be done first. */
export const hotelStandings = ['waiting', 'held', 'new', 'live'] as const;

export type HotelStanding = (typeof hotelStandings)[number];
