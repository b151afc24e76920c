import { useEffect, useRef, useState, type RefObject } from 'react';

export interface Leafing {
  readonly strip: RefObject<HTMLUListElement | null>;
  /** The picture in sight, from 0. */
  readonly place: number;
  readonly leaf: (place: number) => void;
}

/** A strip of screens that snaps to one at a time: follows the guest's swipes, and moves when asked. */
export function useLeafing(count: number, first: number): Leafing {
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(first);
  useEffect(() => {
    const list = strip.current;
    if (list === null) return;
    showLeaf(list, first, 'instant');
    // Negative in right-to-left writing; only how far counts.
    const follow = (): void => setPlace(Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth)));
    list.addEventListener('scrollend', follow);
    return () => list.removeEventListener('scrollend', follow);
  }, [first]);
  const leaf = (to: number): void => {
    if (to < 0 || to >= count || strip.current === null) return;
    setPlace(to);
    showLeaf(strip.current, to, matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');
  };
  return { strip, place, leaf };
}

const showLeaf = (list: HTMLElement, place: number, behavior: ScrollBehavior): void =>
  list.children[place]?.scrollIntoView({ behavior, inline: 'start', block: 'nearest' });
