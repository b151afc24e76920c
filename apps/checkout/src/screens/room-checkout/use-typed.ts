import { useTakenOver } from '@latchkey/ui/taken-over';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { countryOfBrowser } from '../../phone/country-of-guest.ts';
import { keepTyped, recallTyped } from './history-entry.ts';
import { nothingTyped, withFields, type Typed } from './typed.ts';
import type { OfferedStay } from './room-checkout.model.ts';

/** The page's input, and how it changes. */
export interface TypedState {
  readonly typed: Typed;
  readonly change: (changes: Partial<Typed>) => void;
  /** For the form: its fields are read once, when React takes the page over. */
  readonly form: RefObject<HTMLFormElement | null>;
}

/**
 * What the guest types, kept over a reload and a change of language, with the input from before the script was there.
 * A number is one of the guest's own country, as the browser tells it, until another is chosen; `phoneCountry` is the
 * server's, which knows the hotel's alone.
 */
export function useTyped({ methods, posted }: OfferedStay, phoneCountry: string): TypedState {
  const only = methods.length === 1 ? (methods[0] ?? null) : null;
  const [typed, setTyped] = useState(() =>
    withFields(nothingTyped(phoneCountry, only), (name) => posted?.fields[name] ?? '', methods),
  );
  const form = useRef<HTMLFormElement>(null);

  useTakenOver(form, (element) => {
    const kept = recallTyped();
    const fields = new FormData(element);
    const read = (name: string): string => {
      const value = fields.get(name);
      // The list of countries always has a value: one that is still the page's own is no choice of the guest.
      if (name === 'phoneCountry' && kept !== null && value === phoneCountry) return '';
      return typeof value === 'string' ? value : '';
    };
    const home = kept === null && posted === null && read('phoneCountry') === phoneCountry ? countryOfBrowser() : null;
    const found = { ...withFields(kept ?? typed, read, methods), ...(home === null ? {} : { phoneCountry: home }) };
    // Usually nothing was typed; then skip the state change, to avoid a second render during hydration.
    if (JSON.stringify(found) !== JSON.stringify(typed)) setTyped(found);
  });

  const [first] = useState(typed);
  useEffect(() => {
    if (typed !== first || posted !== null) keepTyped(typed);
  }, [typed, first, posted]);
  useSamePageInLanguage(typed);
  const change = (changes: Partial<Typed>): void => setTyped((before) => ({ ...before, ...changes }));
  return { typed, change, form };
}

/** Follows a link to this page in another language, within this entry of the history, which keeps the input. */
function useSamePageInLanguage(typed: Typed): void {
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link === null || !isPlain || link.pathname !== window.location.pathname) return;
    event.preventDefault();
    keepTyped(typed, link.href);
    window.location.reload();
  });
  // In a layout effect: the press that made React hydrate the form is repeated right after, and must be heard.
  useLayoutEffect(() => {
    const listen = (event: MouseEvent): void => follow(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
}
