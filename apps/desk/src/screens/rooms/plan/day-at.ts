/** Which day of a line lies under a point of the window, from 0; the nearest where it lies beside the days. */
export function dayAt(track: Element, clientX: number, days: number): number {
  const { left, right, width } = track.getBoundingClientRect();
  const from = getComputedStyle(track).direction === 'rtl' ? right - clientX : clientX - left;
  return Math.min(days - 1, Math.max(0, Math.floor((from / Math.max(1, width)) * days)));
}
