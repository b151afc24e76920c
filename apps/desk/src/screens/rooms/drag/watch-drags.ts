import { swallowClick } from './swallow-click.ts';

/** How a bar was pressed: by a finger, or for a part of it. */
export interface PressedBy {
  readonly isTouch: boolean;
  readonly isPart: boolean;
}

/** What a drag tells of itself. Points are of the window, in pixels. */
export interface DragHearer {
  /** Whether what was pressed can be dragged; `isPart`: with Shift, from the night that was pressed on. */
  readonly take: (element: HTMLElement, at: Point, by: PressedBy) => boolean;
  readonly lift: (element: HTMLElement) => void;
  readonly follow: (point: Point) => void;
  /** Let go; `hasMoved`: not just held by a finger for a while. */
  readonly letGo: (hasMoved: boolean) => void;
  readonly putBack: () => void;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a pointer moves before it drags, in pixels; and how long a finger rests, so that a quick one scrolls. */
const slack = { mouse: 4, touch: 10 } as const;
const restMs = 350;

interface Pressed {
  readonly element: HTMLElement;
  readonly pointerId: number;
  readonly isTouch: boolean;
  readonly from: Point;
  resting: ReturnType<typeof setTimeout> | undefined;
  isLifted: boolean;
  hasMoved: boolean;
}

/** Follows presses on the bars of a plan that become drags. Answers how to stop; what is in hand then is put back. */
export function watchDrags(
  plan: HTMLElement,
  hearer: DragHearer,
): { readonly stop: () => void; readonly end: () => void } {
  let pressed: Pressed | null = null;
  let leaving = new AbortController();

  const lift = (press: Pressed): void => {
    press.isLifted = true;
    plan.setPointerCapture(press.pointerId);
    hearer.lift(press.element);
    hearer.follow(press.from);
  };
  /** Ends the press; what was lifted is no click. */
  const over = (isUp: boolean): Pressed | null => {
    const press = pressed;
    pressed = null;
    leaving.abort();
    clearTimeout(press?.resting);
    if (press?.isLifted === true) swallowClick(isUp);
    return press;
  };
  const end = (): void => {
    if (over(false)?.isLifted === true) hearer.putBack();
  };
  const move = (event: PointerEvent): void => {
    if (pressed === null || event.pointerId !== pressed.pointerId) return;
    const { from, isTouch } = pressed;
    const isFar = Math.hypot(event.clientX - from.x, event.clientY - from.y) > slack[isTouch ? 'touch' : 'mouse'];
    if (!pressed.isLifted) {
      if (!isFar) return;
      // A finger that moves at once scrolls.
      if (isTouch) return end();
      lift(pressed);
    }
    pressed.hasMoved ||= isFar;
    hearer.follow({ x: event.clientX, y: event.clientY });
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== pressed?.pointerId) return;
    const press = over(true);
    if (press?.isLifted === true) hearer.letGo(press.hasMoved);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || pressed?.isLifted !== true) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    end();
  };
  const menu = (event: Event): void => {
    if (pressed?.isLifted !== true) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const down = (event: PointerEvent): void => {
    // A second finger puts back what the first has lifted.
    if (pressed !== null) return end();
    const element = (event.target as Element).closest<HTMLElement>('[data-bar]');
    if (element === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey) return;
    const isTouch = event.pointerType === 'touch';
    const from = { x: event.clientX, y: event.clientY };
    if (!hearer.take(element, from, { isTouch, isPart: event.shiftKey })) return;
    const press: Pressed = {
      element,
      pointerId: event.pointerId,
      isTouch,
      from,
      resting: undefined,
      isLifted: false,
      hasMoved: false,
    };
    pressed = press;
    if (isTouch) press.resting = setTimeout(() => lift(press), restMs);
    leaving = new AbortController();
    const { signal } = leaving;
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', end, { signal });
    addEventListener('blur', end, { signal });
    addEventListener('keydown', key, { signal, capture: true });
    addEventListener('contextmenu', menu, { signal, capture: true });
  };
  // The browser asks before a finger's press whether its move may be kept from scrolling.
  const hold = (event: TouchEvent): void => {
    if (pressed?.isLifted === true && event.cancelable) event.preventDefault();
  };
  // With Shift a press would select the text up to it, which would be dragged in place of the bar.
  const press = (event: MouseEvent): void => {
    if (event.shiftKey && (event.target as Element).closest('[data-bar]') !== null) event.preventDefault();
  };
  plan.addEventListener('pointerdown', down);
  plan.addEventListener('mousedown', press);
  plan.addEventListener('touchmove', hold, { passive: false });
  return {
    end,
    stop: () => {
      end();
      plan.removeEventListener('pointerdown', down);
      plan.removeEventListener('mousedown', press);
      plan.removeEventListener('touchmove', hold);
    },
  };
}
