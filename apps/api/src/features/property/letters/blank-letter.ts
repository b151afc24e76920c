import type { Locale } from '@latchkey/api-contract/types';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { fill } from '../../messaging/messaging.ts';
import { draftWords } from './letter-drafts.words.ts';

/** A letter with its first and its last line in the guest's language, and what stands between them. */
export function letterAround(
  hotel: HotelRecord,
  to: { readonly name: string; readonly locale: Locale },
  between = '',
): string {
  const say = draftWords[to.locale];
  const greeting = to.name === '' ? say.greetingUnnamed : fill(say.greeting, { guest: to.name });
  const closing = fill(say.closing, { hotel: hotel.wordsIn(to.locale).words.name });
  return [greeting, between, closing].join('\n\n');
}
