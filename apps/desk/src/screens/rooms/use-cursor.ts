import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { barAt, linesOf, daysOfBar, stepFrom, type Cell, type Step } from './plan/cells.ts';
import type { Bar, PlanSection } from './plan/plan.types.ts';
import type { Window } from './plan/span-of.ts';

export type { Cell };

/** Where the keyboard is on the plan. */
export interface Cursor {
  /** The empty day that it stands on; null on a bar. */
  readonly empty: Cell | null;
  readonly onFocus: (event: FocusEvent) => void;
  /** Answers whether the key was a step. */
  readonly onStep: (event: KeyboardEvent) => boolean;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
};

/** Walks the plan by the arrows. One bar, or the empty day in hand, is its one tab stop. */
export function useCursor(
  sections: readonly PlanSection[],
  window: Window,
  tape: RefObject<HTMLElement | null>,
  barOf: (key: string | undefined) => { readonly bar: Bar; readonly row: string } | undefined,
): Cursor {
  const at = useRef<Cell | null>(null);
  const [empty, setEmpty] = useState<Cell | null>(null);
  const isToFocus = useRef(false);
  const bars = (): HTMLElement[] => [...(tape.current?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])];
  const hold = (element: HTMLElement | undefined): void => {
    for (const bar of bars()) bar.tabIndex = bar === element ? 0 : -1;
  };
  const settle = useEffectEvent((): void => {
    const all = bars();
    const inHand = all.find((bar) => bar === document.activeElement);
    if (empty === null) hold(inHand ?? all.find(({ tabIndex }) => tabIndex === 0) ?? all[0]);
    else hold(undefined);
  });
  useEffect(() => {
    settle();
    if (empty === null || !isToFocus.current) return;
    isToFocus.current = false;
    tape.current?.querySelector<HTMLElement>('[data-empty]')?.focus();
  }, [sections, empty, tape]);
  return {
    empty,
    onFocus: ({ target }) => {
      const element = target as HTMLElement;
      const found = barOf(element.dataset['bar']);
      if (found === undefined) return;
      const { first, last } = daysOfBar(found.bar, window);
      const day = at.current?.day ?? first;
      at.current = { row: found.row, day: Math.min(Math.max(day, first), Math.max(first, last)) };
      if (empty !== null) setEmpty(null);
      hold(element);
    },
    onStep: (event) => {
      const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl';
      const turned: Step | undefined = steps[event.key];
      const step = !isTurned ? turned : turned === 'back' ? 'on' : turned === 'on' ? 'back' : turned;
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
      event.preventDefault();
      const lines = linesOf(sections);
      const from = empty ?? at.current;
      const to = from === null ? undefined : stepFrom(lines, window, from, step);
      if (to === undefined) return true;
      at.current = to;
      const bar = barAt(
        lines.find(({ key }) => key === to.row),
        window.from,
        to.day,
      );
      if (bar === undefined) {
        isToFocus.current = true;
        setEmpty(to);
        return true;
      }
      const element = bars().find(({ dataset }) => dataset['bar'] === bar.key);
      element?.focus({ preventScroll: true });
      element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return true;
    },
  };
}
