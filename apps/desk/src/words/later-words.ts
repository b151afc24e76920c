import { laterWords } from '@latchkey/stay/island';
import { loadLaterWords } from './load-later-words.ts';

/** Wraps an island so that its translations are loaded with it. */
export const later = laterWords(loadLaterWords);
