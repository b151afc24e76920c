import type { HotelRoom } from '@latchkey/api-contract/types';
import { decimalsOf, type CurrencyCode } from '@latchkey/booking-core/currency';
import type { HomeModel } from '../home.model.ts';
import { nightlySale, priceOffer } from '@latchkey/booking-core/basket';
import type { StructuredAddresses } from './structured-addresses.ts';

const roomId = ({ home }: Pick<StructuredAddresses, 'home'>, id: string): string => `${home}#${id}`;

/** An amount as vocabularies write it: 118.50. */
export const plainAmount = (amount: number, currency: CurrencyCode): string =>
  (amount / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency));

/** A room type as a place in the hotel. */
export function structuredRoom(room: HotelRoom, addresses: StructuredAddresses): object {
  return {
    '@type': 'HotelRoom',
    '@id': roomId(addresses, room.id),
    name: room.name,
    description: room.sentence,
    image: room.images.map(({ cdnImageUrl }) => `${addresses.origin}${cdnImageUrl}`),
    occupancy: { '@type': 'QuantitativeValue', minValue: room.minPax, maxValue: room.maxPax },
    bed: room.beds.map(({ kind, count }) => ({ '@type': 'BedDetails', typeOfBed: kind, numberOfBeds: count })),
    ...(room.sizeSqm === null
      ? {}
      : { floorSize: { '@type': 'QuantitativeValue', value: room.sizeSqm, unitCode: 'MTK' } }),
    amenityFeature: room.amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
  };
}

/** What each rate plan costs for the whole party and stay, everything mandatory in it. */
export function structuredOffers(
  model: Pick<HomeModel, 'hotel' | 'stay' | 'availability'>,
  addresses: StructuredAddresses,
): object[] {
  const { stay, hotel } = model;
  const sale = nightlySale(model);
  return sale.offers.flatMap((offer) => {
    const cost = priceOffer(sale, offer);
    if (cost === null) return [];
    return [
      {
        '@type': 'Offer',
        name: `${offer.room.name}, ${offer.plan.name}`,
        itemOffered: { '@id': roomId(addresses, offer.room.id) },
        price: plainAmount(cost.total, hotel.currency),
        priceCurrency: hotel.currency,
        availability: 'https://schema.org/InStock',
        availabilityStarts: stay.checkIn,
        availabilityEnds: stay.checkOut,
        url: addresses.stay,
      },
    ];
  });
}
