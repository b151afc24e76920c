import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatTime } from '@latchkey/format/time';
import { urlOf } from '@latchkey/site/urls';
import type { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { findEntry, forgetEntry } from '../forms/form-entries.queries.ts';
import { fill, mailPage, mailText, publicUrl } from '../../messaging/messaging.ts';
import type { MailPage, MailSection } from '../../messaging/messages/mail-page.types.ts';
import { itineraryWords } from './itinerary.words.ts';
import { planFacts } from './plan-facts.schema.ts';

type SentItinerary = z.output<typeof planFacts>;

/** Mails a plan to the visitor who asked for it, then forgets the address. Throws when the mail was not taken. */
export async function sendItineraryMail(deps: Deps, hotelId: number, entryId: string): Promise<void> {
  const hotel = await deps.hotels.byId(hotelId);
  const entry = planFacts.safeParse(await findEntry(deps.db, hotelId, 'itinerary', entryId));
  if (hotel === undefined || !entry.success) return;
  const { email, language, days, search } = entry.data;
  const say = itineraryWords[language];
  const { name } = hotel.wordsIn(language).words;
  const url = publicUrl(deps.settings, hotel, urlOf('planner', { hotelId }, { ...present(search), lang: language }));
  const subject = fill(say.subject, { hotel: name });
  const page: MailPage = {
    language,
    brand: hotel.readFacts().theme.brand,
    title: subject,
    paragraphs: [say.opening],
    rows: [],
    sections: days.filter(({ stops }) => stops.length > 0).map((day) => dayPart(day, language)),
    button: { label: say.open, url },
    closing: say.closing,
  };
  await deps.messages.sendMail({
    about: { kind: 'visitor', hotelId },
    purpose: 'plan',
    messageId: `<itinerary.${entryId}@${hotel.readFacts().hosts[0]}>`,
    from: { name, address: deps.settings.mailFrom },
    to: email,
    replyTo: hotel.readFacts().email,
    subject,
    text: mailText(page),
    html: mailPage(page),
  });
  await forgetEntry(deps.db, { hotelId, kind: 'itinerary', entryId });
}

/** One day: each stop with its time, its place a link to a map. */
function dayPart(
  { day, date, stops }: SentItinerary['days'][number],
  language: SentItinerary['language'],
): MailSection {
  const say = itineraryWords[language];
  const number = fill(say.day, { day: String(day) });
  return {
    title:
      date === null || date === undefined ? number : withCommas([number, formatDate(date, language, 'long')], language),
    kind: 'facts',
    facts: stops.map(({ startsAt, endsAt, placeName, lat, lng }) => ({
      name: fill(say.times, { from: formatTime(startsAt, language), to: formatTime(endsAt, language) }),
      value: placeName,
      ...(lat === undefined ? {} : { href: `https://www.google.com/maps/search/?api=1&query=${lat},${lng}` }),
    })),
  };
}

/** The choices that were made: an absent one is no part of an address. */
const present = (search: SentItinerary['search']): Record<string, string> =>
  Object.fromEntries(Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1])));
