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

export function useOpenQuestion(): OpenQuestion {
  const [open, setOpen] = useState<SearchQuestion | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const ask = (question: SearchQuestion): void => {
    setOpened(true);
    setOpen(question);
  };
  return { open, wasOpened, ask, close: () => setOpen(null) };
}
