const gap = 6;
const edge = 8;

/**
 * Where a sheet stands, in pixels of the window: below what it is about, or above it where that is the roomier side, and
 * whole in the window. In the middle where it is about nothing in sight.
 */
export function besideBar(
  anchor: Element | null,
  { offsetWidth: width, offsetHeight: height }: Pick<HTMLElement, 'offsetWidth' | 'offsetHeight'>,
): { readonly left: string; readonly top: string } {
  const [wide, high] = [window.innerWidth, window.innerHeight];
  const within = (at: number, size: number, all: number): number => Math.max(edge, Math.min(at, all - size - edge));
  const box = anchor?.getBoundingClientRect();
  if (box === undefined || box.width === 0)
    return {
      left: `${within((wide - width) / 2, width, wide)}px`,
      top: `${within((high - height) / 3, height, high)}px`,
    };
  const isTurned = getComputedStyle(anchor as Element).direction === 'rtl';
  const inSight = { left: Math.max(0, box.left), right: Math.min(wide, box.right) };
  const left = isTurned ? inSight.right - width : inSight.left;
  const below = box.bottom + gap;
  const isAbove = below + height > high - edge && box.top > high - box.bottom;
  const top = isAbove ? box.top - gap - height : below;
  return { left: `${within(left, width, wide)}px`, top: `${within(top, height, high)}px` };
}
