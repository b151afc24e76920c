import { usualPolicies } from '@latchkey/booking-core/cancellation';
import type { WrittenFacts } from '@latchkey/hotel-document/facts';
import type { ToCompose } from './to-compose.types.ts';
import { planId, standIn } from './room-documents.ts';

/** Colours on which text is read, until the owner chooses others. */
const theme = { brand: '#174a5b', tag: '#f2c230', mist: '#f0f4f5', corner: '4px' };

/** Guests pay at the house: the gateway is named, for a file has one, and nothing is paid by it. */
const gateway = 'card-vault';

/** Whether guests rent all that there is: several villas are let one by one, as the rooms of a hotel are. */
export const isOneVilla = ({ house, rooms }: Pick<ToCompose, 'house' | 'rooms'>): boolean =>
  house.kind === 'villa' && rooms.reduce((sum, { facts }) => sum + facts.total, 0) === 1;

/** `hotel.json` of a house that begins, which no guest sees yet. */
export function factsOf({
  hotelId,
  slug,
  language,
  house,
  rooms,
  terms,
  proposal,
  since,
  settings,
}: ToCompose): WrittenFacts {
  const taxes = terms.hasProposedTaxes ? proposal.taxes.map((tax) => ({ ...tax })) : [];
  const exemptions = [...new Set(taxes.flatMap(({ exemptIf }) => exemptIf ?? []))];
  return {
    id: hotelId,
    slug,
    hosts: [`${slug}.${settings.sitesDomain ?? settings.providerHosts[0] ?? 'localhost'}`],
    state: 'draft',
    currency: proposal.currency,
    timeZone: proposal.timeZone,
    latitude: house.latitude ?? proposal.latitude ?? 0,
    longitude: house.longitude ?? proposal.longitude ?? 0,
    postalCode: house.postalCode === '' ? null : house.postalCode,
    countryCode: house.country,
    phone: house.phone,
    email: house.email,
    mailLanguage: language,
    createdOn: since,
    vacationRental: isOneVilla({ house, rooms }),
    confirmation: terms.confirmation,
    checkInTime: terms.checkIn,
    checkOutTime: terms.checkOut,
    theme,
    payment: {
      gateway,
      modes: ['at-property'],
      ...(terms.takes === undefined || terms.takes.length === 0 ? {} : { atProperty: [...terms.takes] }),
    },
    taxes,
    ...(exemptions.length > 0 ? { taxExemptions: exemptions.map((id) => ({ id })) } : {}),
    images: [standIn],
    ratePlans: [
      { id: planId, cancellation: usualPolicies[terms.policy].map((tier) => ({ ...tier })), payment: ['at-property'] },
    ],
    rooms: rooms.map(({ facts }) => facts),
  };
}
