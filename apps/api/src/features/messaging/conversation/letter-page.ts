import { initialsOf } from '@latchkey/format/initials';
import { bookingPartUrl } from '@latchkey/site/urls';
import type { Settings } from '../../../settings.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import type { BookingRow } from '../../bookings/bookings.ts';
import { fill } from '../messages/fill.ts';
import type { MailPage } from '../messages/mail-page.types.ts';
import { publicUrl } from '../messages/public-url.ts';
import { conversationWords } from './conversation.words.ts';

/** The mail that brings a letter of the property to the guest of a booking, and leads to where it is answered. */
export function letterPage(
  settings: Pick<Settings, 'publicScheme' | 'publicPort'>,
  hotel: HotelRecord,
  { booking_id, language, reference }: Pick<BookingRow, 'booking_id' | 'language' | 'reference'>,
  letter: string,
): MailPage {
  const say = conversationWords[language];
  const { name } = hotel.wordsIn(language).words;
  return {
    language,
    brand: hotel.readFacts().theme.brand,
    sender: name,
    mark: initialsOf(hotel.readFacts().slug),
    title: fill(say.subject, { hotel: name, reference }),
    paragraphs: [],
    letter,
    rows: [],
    button: {
      label: say.answerHere,
      url: publicUrl(settings, hotel, bookingPartUrl('messages', booking_id, { lang: language })),
    },
    closing: say.hint,
  };
}
