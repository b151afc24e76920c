import { laterWords } from '@latchkey/stay/island';
import { loadLaterWords } from './load-later-words.ts';

/** Gives a part the words that no first view shows. */
export const later = laterWords(loadLaterWords);
