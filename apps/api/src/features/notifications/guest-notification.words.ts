import type { Locale } from '@latchkey/api-contract/types';
import type { GuestNotification } from '../outbox/guest-notifications.ts';
import { arabicNotifications } from './guest-notification.words.ar.ts';
import { germanNotifications } from './guest-notification.words.de.ts';
import { englishNotifications } from './guest-notification.words.en.ts';
import { hindiNotifications } from './guest-notification.words.hi.ts';

/**
 * A subject, which is the SMS too, and a sentence. Filled in: `{hotel}`, `{reference}`, `{price}` (the revised one),
 * `{answer}`, `{refund}` (what comes back, in a sentence), `{amount}` (of the refund it is about), `{until}` (when the
 * booking or its change lapses).
 */
export type Told = readonly [subject: string, sentence: string];

export const guestNotificationWords: Record<Locale, Record<GuestNotification, Told>> = {
  en: englishNotifications,
  de: germanNotifications,
  ar: arabicNotifications,
  hi: hindiNotifications,
};
