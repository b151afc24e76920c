import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { dragAfter, isSame, letGo, nothingDragged, type DragEvent } from './drag.state.ts';
import type { Dragged, DragProps } from './drag.types.ts';
import { dropOf } from './drop-of.ts';
import { gripAt } from './grip-at.ts';
import { gripsOf } from './grips-of.ts';
import { nightHeld } from './night-held.ts';
import { pointOn } from './point-on.ts';
import { scrollAtEdge } from './scroll-at-edge.ts';
import { watchDrags, type Point, type PressedBy } from './watch-drags.ts';

export interface Drag {
  readonly dragged: Dragged | null;
  /** Moves with the pointer: the bar in hand, and the words beside it. */
  readonly inHand: RefObject<HTMLDivElement | null>;
  readonly beside: RefObject<HTMLDivElement | null>;
}

/** Follows a bar that is dragged over the plan. What comes of it is told once it is let go. */
export function useDrag({ plan, sections, model, may, barOf, onDrop, onHold }: DragProps): Drag {
  const [dragged, show] = useState<Dragged | null>(null);
  const now = useRef(nothingDragged);
  const began = useRef({ x: 0, y: 0 });
  const at = useRef<Point>({ x: 0, y: 0 });
  const inHand = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const endIt = useRef<() => void>(() => undefined);
  const step = (event: DragEvent): void => {
    now.current = dragAfter(now.current, event);
    show(now.current.dragged);
  };
  const place = useEffectEvent((): void => {
    const element = plan.current;
    const { dragged: held } = now.current;
    if (element === null || held === null) return;
    const [x, y] = [
      at.current.x + element.scrollLeft - began.current.x,
      at.current.y + element.scrollTop - began.current.y,
    ];
    if (inHand.current !== null && held.grip === 'whole') inHand.current.style.transform = `translate(${x}px, ${y}px)`;
    if (beside.current !== null) standBeside(beside.current, at.current);
  });
  const look = useEffectEvent((): void => {
    const [{ dragged: held }, element] = [now.current, plan.current];
    if (held === null || element === null) return;
    step({ kind: 'pass', drop: dropOf(sections, model, held, pointOn(element, at.current, model.days), may) });
    place();
  });
  const gripOn = useEffectEvent((element: HTMLElement, clientX: number, by: 'mouse' | 'touch') => {
    const bar = barOf(element.dataset['bar'])?.bar;
    if (bar?.kind !== 'stay') return undefined;
    const grip = gripAt(element, clientX, gripsOf(bar, model, may), by);
    return grip === undefined ? undefined : { bar, grip };
  });
  const take = useEffectEvent((element: HTMLElement, point: Point, { isTouch, isPart }: PressedBy): boolean => {
    const held = gripOn(element, point.x, isTouch ? 'touch' : 'mouse');
    if (held === undefined || plan.current === null) return false;
    const from = isPart ? nightHeld(held.bar, model, pointOn(plan.current, point, model.days).day) : undefined;
    // A part is held as a whole: its ends stay where they are.
    const whole = from === undefined ? {} : { from, grip: 'whole' as const };
    step({ kind: 'take', held: { ...held, ...whole, element, isTouch } });
    return true;
  });
  const lift = useEffectEvent((): void => {
    const [{ taken }, element] = [now.current, plan.current];
    if (taken === null || element === null) return;
    taken.element.dataset['lifted'] = '';
    element.setAttribute('data-dragging', taken.grip);
    step({ kind: 'lift' });
  });
  const follow = useEffectEvent((point: Point, isFirst: boolean): void => {
    const element = plan.current;
    if (isFirst && element !== null)
      began.current = { x: point.x + element.scrollLeft, y: point.y + element.scrollTop };
    at.current = point;
    look();
  });
  const putDown = useEffectEvent((): void => {
    delete now.current.dragged?.element.dataset['lifted'];
    plan.current?.removeAttribute('data-dragging');
    step({ kind: 'put_down' });
  });
  const release = useEffectEvent((hasMoved: boolean): void => {
    const [{ dragged: held }, meant] = [now.current, letGo(now.current, hasMoved)];
    putDown();
    if (held === null) return;
    if (meant === 'drop') onDrop(held.bar, held.drop, held.element);
    if (meant === 'hold') onHold(held.bar, held.element);
  });
  useEffect(() => {
    const element = plan.current;
    if (element === null) return undefined;
    // The pointer shows that a bar can be dragged once it can.
    element.setAttribute('data-drags', '');
    let isFirst = false;
    const { stop, end } = watchDrags(element, {
      take: (bar, point, by) => take(bar, point, by),
      lift: () => {
        isFirst = true;
        lift();
      },
      follow: (point) => {
        follow(point, isFirst);
        isFirst = false;
      },
      letGo: (hasMoved) => release(hasMoved),
      putBack: () => putDown(),
    });
    endIt.current = end;
    // The pointer shows by its form where a bar can be made longer or shorter. A plan that scrolls beneath it is not asked.
    const hover = ({ target, clientX, buttons, pointerType, movementX, movementY }: PointerEvent): void => {
      if (buttons !== 0 || pointerType === 'touch' || (movementX === 0 && movementY === 0)) return;
      const bar = (target as Element).closest<HTMLElement>('[data-bar]');
      if (bar !== null) bar.dataset['grip'] = gripOn(bar, clientX, 'mouse')?.grip ?? 'none';
    };
    element.addEventListener('pointermove', hover);
    return () => {
      stop();
      element.removeAttribute('data-drags');
      element.removeEventListener('pointermove', hover);
    };
  }, [plan]);
  const isHeld = dragged !== null;
  useEffect(() => {
    if (!isHeld) return undefined;
    let frame = requestAnimationFrame(function again() {
      if (plan.current !== null && now.current.dragged !== null && scrollAtEdge(plan.current, at.current)) look();
      frame = requestAnimationFrame(again);
    });
    return () => cancelAnimationFrame(frame);
  }, [isHeld, plan]);
  // What is drawn anew begins at its own place.
  useEffect(() => place(), [dragged]);
  // Somebody else has moved the bar, or what is around it: it is put back, or goes on with the newest data.
  const settle = useEffectEvent((): void => {
    const { dragged: held } = now.current;
    if (held === null) return;
    if (isSame(held.bar, barOf(held.bar.key)?.bar)) look();
    else endIt.current();
  });
  useEffect(() => settle(), [sections]);
  return { dragged, inHand, beside };
}

const gap = 20;

/** Puts the words beside the pointer, whole in the window, and on a phone at the end where the finger is not. */
function standBeside(element: HTMLElement, { x, y }: Point): void {
  const { offsetWidth: width, offsetHeight: height } = element;
  const [wide, high] = [window.innerWidth, window.innerHeight];
  const isNarrow = width + 4 * gap > wide;
  const left = isNarrow ? (wide - width) / 2 : x + gap + width < wide ? x + gap : x - gap - width;
  const top = isNarrow
    ? y > high / 2
      ? gap / 2
      : high - height - gap / 2
    : Math.max(gap, Math.min(y + gap, high - height - gap));
  element.style.transform = `translate(${left}px, ${top}px)`;
}
