import { FolioSection } from './folio/folio-section.tsx';
import { withHistoryWords } from './history-words.ts';

/** The account of the stay: its lines, who pays them, and what can be done with it. */
export const Folio = withHistoryWords(FolioSection);
