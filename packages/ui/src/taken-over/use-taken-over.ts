import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Reads a form, or a part of one, once, when React takes it over: what a guest typed, or a browser filled in, before this page's script
 * had arrived is in the fields alone, and the next key would erase it. It reads in a layout effect: the press or key
 * that made React hydrate the form is repeated right after.
 */
export function useTakenOver<E extends Element>(form: RefObject<E | null>, read: (element: E) => void): void {
  const isRead = useRef(false);
  const takeOver = useEffectEvent(read);
  useLayoutEffect(() => {
    if (form.current !== null && !isRead.current) takeOver(form.current);
    isRead.current = true;
  }, [form]);
}
