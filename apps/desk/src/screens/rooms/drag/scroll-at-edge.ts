import type { Point } from './watch-drags.ts';

/** How near to an edge of the plan it scrolls, and by how much a frame at most, in pixels. */
const near = 36;
const most = 12;

/** Scrolls a plan while something is held at its edge. Answers whether it has moved. */
export function scrollAtEdge(plan: HTMLElement, { x, y }: Point): boolean {
  const { left, right, top, bottom } = plan.getBoundingClientRect();
  const before = [plan.scrollLeft, plan.scrollTop];
  plan.scrollBy(push(x, left, right), push(y, top, bottom));
  return before[0] !== plan.scrollLeft || before[1] !== plan.scrollTop;
}

function push(at: number, from: number, to: number): number {
  if (at < from + near) return -Math.ceil((Math.min(near, from + near - at) / near) * most);
  if (at > to - near) return Math.ceil((Math.min(near, at - to + near) / near) * most);
  return 0;
}
