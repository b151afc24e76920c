import type { Grip } from './drag.types.ts';

/** How far from its end, in pixels, a bar is held by that end; a finger covers more than a pointer. Never more than a quarter. */
const reach = { mouse: 8, touch: 22 } as const;

/** By what a bar would be held at a point of the window. */
export function gripAt(
  element: Element,
  clientX: number,
  grips: readonly Grip[],
  by: keyof typeof reach,
): Grip | undefined {
  const { left, right, width } = element.getBoundingClientRect();
  const isTurned = getComputedStyle(element).direction === 'rtl';
  const [fromStart, fromEnd] = isTurned ? [right - clientX, clientX - left] : [clientX - left, right - clientX];
  const near = Math.min(reach[by], width / 4);
  const grip = fromEnd <= near ? 'end' : fromStart <= near ? 'start' : 'whole';
  return grips.includes(grip) ? grip : grips.find((one) => one === 'whole');
}
