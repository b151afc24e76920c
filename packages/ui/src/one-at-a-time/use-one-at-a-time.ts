import { useRef, useState } from 'react';

/** Which of the page's acts is under way, null for none. */
export interface OneAtATime<Act> {
  readonly busy: Act | null;
  /** Does the act, unless one is under way; `busy` stays until it is ended. */
  readonly begin: (act: Act, run: () => Promise<void>) => Promise<void>;
  readonly end: () => void;
}

/** Keeps a second press from beginning anything, also one that comes before React has drawn that the page is busy. */
export function useOneAtATime<Act>(): OneAtATime<Act> {
  const [busy, setBusy] = useState<Act | null>(null);
  const isUnderWay = useRef(false);
  return {
    busy,
    begin: async (act, run) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setBusy(act);
      await run();
    },
    end: () => {
      isUnderWay.current = false;
      setBusy(null);
    },
  };
}
