import { useEffect, useRef, useState, type RefObject } from 'react';

export interface Slides {
  readonly strip: RefObject<HTMLUListElement | null>;
  /** The picture in sight, from 0. */
  readonly place: number;
  readonly showSlide: (place: number) => void;
}

/** A strip of screens that snaps to one at a time: follows the guest's swipes, and moves when asked. */
export function useSlides(count: number, first: number): Slides {
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(first);
  useEffect(() => {
    const list = strip.current;
    if (list === null) return;
    scrollToSlide(list, first, 'instant');
    // Negative in right-to-left writing; only how far counts.
    const follow = (): void => setPlace(Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth)));
    list.addEventListener('scrollend', follow);
    return () => list.removeEventListener('scrollend', follow);
  }, [first]);
  const showSlide = (to: number): void => {
    if (to < 0 || to >= count || strip.current === null) return;
    setPlace(to);
    scrollToSlide(strip.current, to, matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');
  };
  return { strip, place, showSlide };
}

const scrollToSlide = (list: HTMLElement, place: number, behavior: ScrollBehavior): void =>
  list.children[place]?.scrollIntoView({ behavior, inline: 'start', block: 'nearest' });
