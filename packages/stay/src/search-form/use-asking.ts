import { useCarried } from '@latchkey/ui/carried';
import { useState } from 'react';
import type { SearchQuestion } from './search-dialogs.lazy.tsx';

/** Which of a search's questions is asked in its dialog. */
export interface OpenQuestion {
  readonly open: SearchQuestion | null;
  /** Whether one ever was: until then the dialogs need not be there. */
  readonly wasOpened: boolean;
  readonly ask: (question: SearchQuestion) => void;
  readonly close: () => void;
}

/** `name`: by which a question that is open stays so in the search of a page that comes meanwhile. */
export function useOpenQuestion(name?: string): OpenQuestion {
  const [open, setOpen] = useCarried<SearchQuestion | null>(name, null);
  const [wasOpened, setOpened] = useState(open !== null);
  const ask = (question: SearchQuestion): void => {
    setOpened(true);
    setOpen(question);
  };
  return { open, wasOpened, ask, close: () => setOpen(null) };
}
