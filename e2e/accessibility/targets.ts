import type { Page } from '@playwright/test';

/**
 * What can be pressed on a page and is too small for it: under 24 px either way (WCAG 2.5.8), or, where a press acts,
 * under `act` px high. A link within a sentence is as high as its line.
 */
export const smallTargets = (page: Page, act: number): Promise<string[]> =>
  page.evaluate((least) => {
    const pressable = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((one) => {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert], [aria-hidden=true]')) return [];
      // The words of a choice belong to what is pressed.
      const target = one.matches('input[type=radio], input[type=checkbox]') ? (one.closest('label') ?? one) : one;
      const { width, height, bottom, right } = target.getBoundingClientRect();
      const isAway = bottom <= 0 || right <= 0 || (width <= 1 && height <= 1);
      const isInSentence = one.matches('a') && getComputedStyle(one).display === 'inline' && one.closest('p') !== null;
      if (isAway || isInSentence) return [];
      const isAct = one.matches('button, input, select, textarea, summary, [role=button]');
      const most = isAct ? least : 24;
      if (Math.round(height) >= most && Math.round(width) >= 24) return [];
      return [
        `${one.tagName} “${(one.textContent || one.getAttribute('aria-label') || one.getAttribute('name') || '').trim().slice(0, 30)}” ${Math.round(width)}×${Math.round(height)}`,
      ];
    });
  }, act);
