import { useEffect, useRef } from 'react';
import type { Opened } from './booking.model.ts';

/** Once a panel is closed, whoever works by keyboard is where the panel was opened. */
export function useFocusBack(opened: Opened | null): void {
  const before = useRef(opened);
  useEffect(() => {
    const was = before.current;
    before.current = opened;
    if (was === null || opened !== null) return;
    const openers = document.querySelectorAll<HTMLElement>(`[data-opens='${was}']`);
    [...openers].find((one) => one.offsetParent !== null)?.focus({ preventScroll: true });
  }, [opened]);
}
