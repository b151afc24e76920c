import type { HotelRoom } from '@latchkey/api-contract/types';
import { plainAmount } from '@latchkey/booking-core/currency';
import { nightlySale, priceOffer } from '@latchkey/booking-core/basket';
import type { Accommodation, BedDetails, HotelRoom as RoomThing, Offer, Product, QuantitativeValue } from 'schema-dts';
import type { StayModel } from '@latchkey/stay/use-stay';
import type { StructuredAddresses } from './structured-addresses.ts';
import { structuredAmenities } from './structured-amenities.ts';

const roomId = ({ home }: Pick<StructuredAddresses, 'home'>, id: string): string => `${home}#${id}`;

/** Kinds of beds as Google's vocabulary for rentals names them (`bed.typeOfBed`), and the trade's names for the rest. */
const bedTypes: Readonly<Record<HotelRoom['beds'][number]['kind'], string>> = {
  king: 'King',
  queen: 'Queen',
  double: 'Double',
  single: 'Single',
  bunk: 'Bunk bed',
  dorm: 'Bed in a shared room',
  sofa: 'Sofa bed',
};

type Named = Readonly<{ '@id': string; name: string; description: string; image: string[] }>;

const namedRoom = (room: HotelRoom, addresses: StructuredAddresses): Named => ({
  '@id': roomId(addresses, room.id),
  name: room.name,
  description: room.sentence,
  image: room.images.map(({ cdnImageUrl }) => `${addresses.origin}${cdnImageUrl}`),
});

const sleeping = (
  room: HotelRoom,
): { occupancy: QuantitativeValue; bed: BedDetails[]; floorSize?: QuantitativeValue } => ({
  occupancy: { '@type': 'QuantitativeValue', minValue: room.minPax, maxValue: room.maxPax, value: room.maxPax },
  bed: room.beds.map(({ kind, count }) => ({
    '@type': 'BedDetails',
    typeOfBed: bedTypes[kind],
    numberOfBeds: count,
  })),
  ...(room.sizeSqm === null
    ? {}
    : { floorSize: { '@type': 'QuantitativeValue', value: room.sizeSqm, unitCode: 'MTK' } }),
});

/** A room type as a place in the hotel. */
export const structuredRoom = (room: HotelRoom, addresses: StructuredAddresses): Exclude<RoomThing, string> => ({
  '@type': 'HotelRoom',
  ...namedRoom(room, addresses),
  ...sleeping(room),
  amenityFeature: structuredAmenities(room.amenities, room.amenityMarks, false),
});

/**
 * A room with what it costs: only a product can have offers, so that a room for sale is both
 * (https://schema.org/docs/hotels.html, "A hotel room is not a subclass of Product").
 */
export const soldRoom = (room: HotelRoom, addresses: StructuredAddresses, offers: readonly Offer[]): SoldRoom => ({
  ...structuredRoom(room, addresses),
  '@type': ['HotelRoom', 'Product'],
  offers,
});

/** The two types together are not among the vocabulary's own. */
type SoldRoom = Omit<Exclude<RoomThing, string>, '@type'> & {
  readonly '@type': readonly [RoomType, ProductType];
  readonly offers: readonly Offer[];
};
type RoomType = Exclude<RoomThing, string>['@type'];
type ProductType = Extract<Exclude<Product, string>['@type'], 'Product'>;

/** A home that is let whole, as the place in a rental that guests have to themselves. */
export const structuredHome = (room: HotelRoom, addresses: StructuredAddresses): Exclude<Accommodation, string> => ({
  '@type': 'Accommodation',
  ...namedRoom(room, addresses),
  additionalType: 'EntirePlace',
  ...sleeping(room),
  amenityFeature: structuredAmenities(room.amenities, room.amenityMarks, true),
});

/** What each rate plan costs for the whole party and stay, everything mandatory in it. */
export function structuredOffers(
  model: Pick<StayModel, 'hotel' | 'stay' | 'availability'>,
  addresses: StructuredAddresses,
): Exclude<Offer, string>[] {
  const { stay, hotel } = model;
  const sale = nightlySale(model);
  return sale.offers.flatMap((offer): Exclude<Offer, string>[] => {
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
