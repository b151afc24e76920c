import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dayAt } from '../plan/day-at.ts';
import type { DragProps } from './drag.types.ts';
import { swallowClick } from './swallow-click.ts';

/** Nights of one room over which a pointer is drawn. */
export interface Marked {
  readonly unitId: string;
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** How far a pointer moves before it marks, in pixels. */
const slack = 4;

interface Pressed {
  readonly track: HTMLElement;
  readonly unitId: string;
  readonly pointerId: number;
  readonly x: number;
}

/**
 * Follows a pointer that is drawn over the free nights of a room, which are then asked to be closed. A finger scrolls: it taps
 * the night instead.
 */
export function useCloseDrag({ plan, model, may, onNights }: DragProps): Marked | null {
  const [marked, setMarked] = useState<Marked | null>(null);
  const pressed = useRef<Pressed | null>(null);
  const now = useRef<Marked | null>(null);
  const show = (next: Marked | null): void => {
    now.current = next;
    setMarked(next);
  };
  const take = useEffectEvent((event: PointerEvent): boolean => {
    const target = event.target as Element;
    const track = target.closest<HTMLElement>('[data-track]');
    const unitId = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const isRoom = model.units.some((unit) => unit.unitId === unitId);
    if (!may.close || track === null || unitId === undefined || !isRoom) return false;
    pressed.current = { track, unitId, pointerId: event.pointerId, x: event.clientX };
    return true;
  });
  const follow = useEffectEvent((clientX: number): void => {
    const press = pressed.current;
    if (press === null) return;
    const [one, other] = [press.x, clientX].map((x) => dayAt(press.track, x, model.days)) as [number, number];
    const [from, to] = [addDays(model.from, Math.min(one, other)), addDays(model.from, Math.max(one, other))];
    if (to < model.today) return show(null);
    const next = { unitId: press.unitId, first: from < model.today ? model.today : from, last: to };
    if (JSON.stringify(next) !== JSON.stringify(now.current)) show(next);
  });
  const letGo = useEffectEvent((): void => {
    const [press, nights] = [pressed.current, now.current];
    show(null);
    if (press !== null && nights !== null) onNights(nights, press.track);
  });
  const putBack = useEffectEvent(() => show(null));
  useEffect(() => {
    const element = plan.current;
    if (element === null) return undefined;
    let leaving = new AbortController();
    let isMarking = false;
    const over = (isUp: boolean): void => {
      leaving.abort();
      if (isMarking) swallowClick(isUp);
      if (isUp && isMarking) letGo();
      else putBack();
      pressed.current = null;
      isMarking = false;
    };
    const move = ({ pointerId, clientX }: PointerEvent): void => {
      const press = pressed.current;
      if (press === null || pointerId !== press.pointerId) return;
      if (!isMarking && Math.abs(clientX - press.x) <= slack) return;
      if (!isMarking) element.setPointerCapture(pointerId);
      isMarking = true;
      follow(clientX);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !isMarking) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      over(false);
    };
    const down = (event: PointerEvent): void => {
      if (pressed.current !== null) return over(false);
      const isBar = (event.target as Element).closest('[data-bar]') !== null;
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (isBar || event.button !== 0 || event.pointerType === 'touch' || !isPlain || !take(event)) return;
      leaving = new AbortController();
      const { signal } = leaving;
      addEventListener('pointermove', move, { signal });
      addEventListener('pointerup', () => over(true), { signal });
      addEventListener('pointercancel', () => over(false), { signal });
      addEventListener('blur', () => over(false), { signal });
      addEventListener('keydown', key, { signal, capture: true });
    };
    // What the browser drags by itself, such as text selected before, would take the pointer away.
    const keep = (event: Event): void => event.preventDefault();
    element.addEventListener('pointerdown', down);
    element.addEventListener('dragstart', keep);
    return () => {
      leaving.abort();
      element.removeEventListener('dragstart', keep);
      element.removeEventListener('pointerdown', down);
    };
  }, [plan]);
  return marked;
}
