import type { MouseEvent } from 'react';

/** Less than this, and a page beside another is no page of a computer any more. */
const leastHalf = 560;

/**
 * Opens a link in one half of the screen, so that the other one stands beside it. Where halves are too small, or the link
 * is opened by a key that says otherwise, it opens as any link.
 */
export function openHalf(event: MouseEvent<HTMLAnchorElement>, side: 'start' | 'end'): void {
  const width = Math.floor(window.screen.availWidth / 2);
  if (width < leastHalf || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const isLeft = (side === 'start') === (document.documentElement.dir !== 'rtl');
  const at = `left=${isLeft ? 0 : width},top=0,width=${width},height=${window.screen.availHeight}`;
  window.open(event.currentTarget.href, '_blank', `noopener,popup,${at}`);
}
