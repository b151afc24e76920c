import type { PlanPoint } from './drag.types.ts';
import type { Point } from './watch-drags.ts';

/** Which line, and how far along the days, lies under a point of the window; no line beside the plan. */
export function pointOn(plan: HTMLElement, { x, y }: Point, days: number): PlanPoint {
  const { left, right, top, bottom } = plan.getBoundingClientRect();
  const track = plan.querySelector('[data-track]');
  if (track === null || x < left || x > right || y < top || y > bottom) return { row: null, day: 0 };
  const line = document.elementsFromPoint(x, y).find((one) => plan.contains(one) && one.closest('[data-row]') !== null);
  const box = track.getBoundingClientRect();
  const from = getComputedStyle(track).direction === 'rtl' ? box.right - x : x - box.left;
  return {
    row: line?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null,
    day: (from / Math.max(1, box.width)) * days,
  };
}
