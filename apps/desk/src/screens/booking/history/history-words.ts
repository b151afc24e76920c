import { laterWords } from '@latchkey/ui/later-words';
import { wordsOfScreen } from '../../../i18n.ts';

/** Wraps an island so that the words of this folder, a catalog of their own, are fetched with it. */
export const withHistoryWords = laterWords((locale) => wordsOfScreen('booking.history', locale));
