import { laterWords } from '@latchkey/ui/later-words';
import { loadLaterWords } from './load-later-words.ts';

/** Wraps an island so that its translations are loaded with it. */
export const later = laterWords(loadLaterWords);
