import { useStoredPages } from '@latchkey/offline/page';
import { laterWords } from '@latchkey/ui/later-words';
import { wordsOfScreen } from '../i18n.ts';
import { PressNotice } from './press-notice.tsx';
import { useKeptCopy } from './use-kept-copy.ts';
import { usePresses } from './use-presses.ts';

// They lie with the words of signing in: a file of their own would be four more in the entry of every page.
const withWords = laterWords((locale) => wordsOfScreen('sign-in', locale));

/** What a page of the desk says of a press that failed, and what it keeps meanwhile. */
export const Presses = withWords(function Presses({ model }: { readonly model: object }) {
  useStoredPages();
  useKeptCopy(model);
  return <PressNotice {...usePresses(model)} />;
});
