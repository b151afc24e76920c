import type { Locale } from '@latchkey/api-contract/types';
import type { GuestNotification } from '../../outbox/outbox.ts';
import { arabicNotifications } from './guest-notification.words.ar.ts';
import { germanNotifications } from './guest-notification.words.de.ts';
import { englishNotifications } from './guest-notification.words.en.ts';
import { hindiNotifications } from './guest-notification.words.hi.ts';
import type { NotificationText } from './notification-text.types.ts';

export const guestNotificationWords: Record<Locale, Record<GuestNotification, NotificationText>> = {
  en: englishNotifications,
  de: germanNotifications,
  ar: arabicNotifications,
  hi: hindiNotifications,
};
