import { useNavigation } from '@latchkey/site';
import type { ReturnedForm } from '@latchkey/site/screen';
import { useEffect, useRef } from 'react';
import { showReturned } from '../session/returned-page.ts';
import { pathOf } from './path-of.ts';
import { fillBack } from './fill-back.ts';
import { typedIn, type TypedForm } from './typed-fields.ts';

/**
 * Shows the page of a form that was refused, as its own document would, and fills the form with all that was typed: the server
 * gives back only what the page asks for.
 */
export function useAgain(model: object): (form: HTMLFormElement, address: URL, returned: ReturnedForm) => void {
  const { go, refresh } = useNavigation();
  const typed = useRef<readonly TypedForm[]>([]);
  useEffect(() => {
    fillBack(typed.current, 0, () => undefined);
    typed.current = [];
  }, [model]);
  return (form, address, returned) => {
    const kept = typedIn(form);
    typed.current = kept === null ? [] : [kept];
    showReturned(pathOf(address), returned);
    // The router leaves an address alone on which it is.
    if (address.href === location.href) refresh();
    else go(address.pathname + address.search, { replace: true, keepScroll: true });
  };
}
