import type { Day } from '@latchkey/api-contract/types';
import { useEffect, useRef, useState } from 'react';
import { newsBetween, type NewsOnSheet } from './news-between.ts';
import { isSoundOn, readySound, sound } from './sound.ts';

/** What has come while the sheet was open, the latest alone; it sounds once where the device may. */
export function useNews(day: Day): readonly NewsOnSheet[] {
  const before = useRef(day);
  const [news, setNews] = useState<readonly NewsOnSheet[]>([]);
  useEffect(() => {
    const last = before.current;
    before.current = day;
    // Another day, or another hotel, is another sheet.
    const isSame = last.date === day.date && last.hotel.name === day.hotel.name;
    const come = isSame ? newsBetween(last, day) : [];
    if (!isSame) setNews([]);
    if (come.length === 0) return;
    setNews(come);
    if (isSoundOn()) sound();
  }, [day]);
  useEffect(() => {
    const ready = (): void => {
      if (isSoundOn()) readySound();
    };
    const options = { once: true, capture: true };
    document.addEventListener('pointerdown', ready, options);
    document.addEventListener('keydown', ready, options);
    return () => {
      document.removeEventListener('pointerdown', ready, options);
      document.removeEventListener('keydown', ready, options);
    };
  }, []);
  return news;
}
