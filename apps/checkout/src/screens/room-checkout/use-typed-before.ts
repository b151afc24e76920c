import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** Reads a field of a form by its name; empty when there is none. */
export type ReadField = (name: string) => string;

/**
 * Hands over what was typed, chosen or filled in by the browser before this page's script had arrived. React leaves it
 * standing in the fields while the state behind them is still empty, and would wipe it out with the next key.
 */
export function useTypedBefore(take: (read: ReadField) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const handOver = useEffectEvent(take);
  // In the commit itself: the key that made React take the form over is handled right after, and must find it filled.
  useLayoutEffect(() => {
    if (form.current === null) return;
    const fields = new FormData(form.current);
    handOver((name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    });
  }, []);
  return form;
}
