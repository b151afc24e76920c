import { mayCaptureText } from '@latchkey/booking-core/privacy';
import { linkClick, newQuarters, scrollDepth } from '../events/page-events.ts';
import type { MeasuredEvent } from '../events/measured-event.ts';

/** Follows what the guest does on the page: links that are followed, and how far it is read. Answers how to begin anew. */
export function followPage(tell: (event: MeasuredEvent, isUrgent?: boolean) => void): { readonly newPage: () => void } {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol)) return;
    const text = link.textContent;
    tell(linkClick(link.href, mayCaptureText(text) ? text : ''), true);
  });
  let reached = 0;
  const look = (): void => {
    const { scrollTop, scrollHeight } = document.documentElement;
    const seen = scrollHeight === 0 ? 0 : ((scrollTop + innerHeight) / scrollHeight) * 100;
    // A page that is scrolled to its end can lack a fraction of a pixel.
    for (const quarter of newQuarters(Math.ceil(seen + 0.1), reached)) {
      reached = quarter;
      tell(scrollDepth(quarter));
    }
  };
  addEventListener('scroll', look, { passive: true });
  return {
    newPage: () => {
      reached = 0;
      look();
    },
  };
}
