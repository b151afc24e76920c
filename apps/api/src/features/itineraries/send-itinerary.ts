import { locales } from '@latchkey/booking-core/language';
import { urlOf } from '@latchkey/site/urls';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { findEntry, forgetEntry } from '../forms/form-entries.queries.ts';
import { mailPage, type MailRow } from '../messages/mail-page.ts';
import { publicUrl } from '../messages/public-url.ts';
import { fill } from '../messages/fill.ts';
import { itineraryWords } from './itinerary.words.ts';

const kept = z.object({
  email: z.string(),
  language: z.enum(locales),
  days: z.array(
    z.object({
      day: z.number(),
      stops: z.array(z.object({ startsAt: z.string(), endsAt: z.string(), placeName: z.string() })),
    }),
  ),
});

/** Mails a plan to the visitor who asked for it, then forgets the address. Throws when the mail was not taken. */
export async function sendItineraryMail(deps: Deps, hotelId: number, entryId: string): Promise<void> {
  const hotel = await deps.hotels.byId(hotelId);
  const entry = kept.safeParse(await findEntry(deps.db, hotelId, 'itinerary', entryId));
  if (hotel === undefined || !entry.success) return;
  const { email, language, days } = entry.data;
  const say = itineraryWords[language];
  const { name } = hotel.wordsIn(language).words;
  const rows = days.flatMap(({ day, stops }) =>
    stops.map((stop): MailRow => [
      `${fill(say.day, { day: String(day) })}, ${stop.startsAt}–${stop.endsAt}`,
      stop.placeName,
    ]),
  );
  const url = publicUrl(deps.settings, hotel, urlOf('planner', { hotelId }, { lang: language }));
  const subject = fill(say.subject, { hotel: name });
  await deps.messages.sendMail({
    purpose: 'plan',
    messageId: `<itinerary.${entryId}@${hotel.readFacts().hosts[0]}>`,
    from: { name, address: deps.settings.mailFrom },
    to: email,
    replyTo: hotel.readFacts().email,
    subject,
    text: [...rows.map(([when, place]) => `${when}: ${place}`), '', say.closing, url].join('\n'),
    html: mailPage({
      language,
      brand: hotel.readFacts().theme.brand,
      title: subject,
      paragraphs: [],
      rows,
      button: { label: say.open, url },
      closing: say.closing,
    }),
  });
  await forgetEntry(deps.db, { hotelId, kind: 'itinerary', entryId });
}
