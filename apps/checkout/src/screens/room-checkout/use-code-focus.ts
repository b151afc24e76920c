import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the focus where a code is applied or taken out: on what takes the place of the field, or on the field that comes back. */
export function useCodeFocus(applied: string | null): {
  readonly place: RefObject<HTMLDivElement | null>;
  /** Called by the press that asks for it. */
  readonly handOver: () => void;
} {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (before.current !== undefined && before.current !== applied) {
      before.current = undefined;
      place.current?.querySelector<HTMLElement>('input, button')?.focus();
    }
  }, [applied]);
  return { place, handOver: () => void (before.current = applied) };
}
