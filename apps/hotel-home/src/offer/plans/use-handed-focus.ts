import { useEffect, useRef, type RefObject } from 'react';

interface HandedFocus<E extends HTMLElement> {
  readonly place: RefObject<E | null>;
  /** Called by the control that is about to be removed. */
  readonly handOver: () => void;
}

/** Keeps the focus in a place where a press replaces the pressed control: a count that comes takes it, else the first button. */
export function useHandedFocus<E extends HTMLElement>(shown: unknown): HandedFocus<E> {
  const place = useRef<E>(null);
  const isHanded = useRef(false);
  useEffect(() => {
    if (isHanded.current) place.current?.querySelector<HTMLElement>('fieldset, button')?.focus();
    isHanded.current = false;
  }, [shown]);
  return { place, handOver: () => void (isHanded.current = true) };
}
