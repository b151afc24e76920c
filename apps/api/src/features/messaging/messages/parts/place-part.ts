import { telUrl } from '@latchkey/format/phone';
import { holdsRooms } from '@latchkey/booking-core/booking-states';
import type { MailSection } from '../mail-page.types.ts';
import { placeWords } from './place-part.words.ts';
import type { StayMail } from './stay-mail.types.ts';

/**
 * Where the hotel is, with a map, and how to reach it by telephone and mail. The way there is left out once the booking
 * holds no rooms.
 */
export function placePart({ hotel, booking, language }: Pick<StayMail, 'hotel' | 'booking' | 'language'>): MailSection {
  const say = placeWords[language];
  const { words } = hotel.wordsIn(language);
  const { phone, email, latitude, longitude } = hotel.readFacts();
  const isAhead = holdsRooms(booking.status);
  const way = [
    { name: say.address, value: words.address },
    { name: say.map, value: say.openMap, href: mapUrl({ latitude, longitude }) },
    { name: say.directions, value: words.directions },
  ];
  return {
    title: isAhead ? say.title : say.contact,
    kind: 'facts',
    facts: [
      ...(isAhead ? way : []),
      { name: say.phone, value: phone, href: telUrl(phone) },
      { name: say.email, value: email, href: `mailto:${email}` },
    ],
  };
}

/** The place on a public map, as a booking's page opens it. */
const mapUrl = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
