import type { ItineraryStop, Locale } from '@latchkey/api-contract/types';
import { fill } from '../messages/fill.ts';

/** What is said of a stop; `{place}`, `{from}`, `{to}` and `{minutes}` are filled in. */
const words: Record<Locale, Readonly<Record<ItineraryStop['kind'], string>>> = {
  en: {
    visit: 'See {place} from {from} to {to}, about {minutes} minutes from the stop before.',
    meal: 'Eat at {place} from {from} to {to}, about {minutes} minutes from the stop before.',
    rest: 'Take a break at {place} from {from} to {to}, about {minutes} minutes from the stop before.',
  },
  de: {
    visit: 'Besuchen Sie {place} von {from} bis {to}, etwa {minutes} Minuten vom vorigen Halt.',
    meal: '{place}: Zeit zum Essen von {from} bis {to}, etwa {minutes} Minuten vom vorigen Halt.',
    rest: '{place}: eine Pause von {from} bis {to}, etwa {minutes} Minuten vom vorigen Halt.',
  },
  ar: {
    visit: 'زر {place} من {from} إلى {to}، على بعد نحو {minutes} دقيقة من المحطة السابقة.',
    meal: 'تناول الطعام في {place} من {from} إلى {to}، على بعد نحو {minutes} دقيقة من المحطة السابقة.',
    rest: 'استرح في {place} من {from} إلى {to}، على بعد نحو {minutes} دقيقة من المحطة السابقة.',
  },
  hi: {
    visit: '{from} से {to} तक {place} देखें, पिछले पड़ाव से लगभग {minutes} मिनट दूर।',
    meal: '{from} से {to} तक {place} में भोजन करें, पिछले पड़ाव से लगभग {minutes} मिनट दूर।',
    rest: '{from} से {to} तक {place} में विश्राम करें, पिछले पड़ाव से लगभग {minutes} मिनट दूर।',
  },
};

/** The sentence of a stop: the same stop gives the same one. */
export function stopText(
  { kind, placeName, startsAt, endsAt, travelMinutes }: ItineraryStop,
  language: Locale,
): string {
  return fill(words[language][kind], { place: placeName, from: startsAt, to: endsAt, minutes: String(travelMinutes) });
}
