import { useEffect, useRef } from 'react';
import { typedIn, type TypedForm } from './typed-fields.ts';

/** What stands in the forms of the page in which somebody typed, ticked or chose. */
export function useTouched(): () => TypedForm[] {
  const touched = useRef(new Set<HTMLFormElement>());
  useEffect(() => {
    const touch = ({ target }: Event): void => {
      const form = target instanceof HTMLElement ? target.closest('form') : null;
      if (form !== null) touched.current.add(form);
    };
    document.addEventListener('input', touch);
    document.addEventListener('change', touch);
    return () => {
      document.removeEventListener('input', touch);
      document.removeEventListener('change', touch);
    };
  }, []);
  return () => [...touched.current].flatMap((form) => (form.isConnected ? (typedIn(form) ?? []) : []));
}
