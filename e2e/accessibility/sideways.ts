import type { Page } from '@playwright/test';

/** How wide a page is that a phone of `width` pixels shows, and what sticks out; nothing where it scrolls one way only. */
export const sideways = async (page: Page, width: number): Promise<readonly string[]> =>
  page.evaluate((most) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth && innerWidth <= most) return [];
    const sticksOut = (element: Element): boolean => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 0 && (left < -1 || right > most + 0.5);
    };
    return [
      `${scrollWidth} px`,
      ...[...document.querySelectorAll('body *')]
        .filter(sticksOut)
        .slice(0, 6)
        .map((element) => `${element.tagName}.${element.className}`),
    ];
  }, width);
