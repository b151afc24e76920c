import { useNavigation } from '@latchkey/site';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { waitMs } from '../live/wait-ms.ts';
import type { Said } from './said.types.ts';

/** A page that could not be loaded anew: it says from when it is, and tries again by itself until it is newer. */
export function useStanding(model: object): { readonly said: Said | null; readonly begin: () => void } {
  const { refresh } = useNavigation();
  const [stands, setStands] = useState<{ readonly model: object; readonly at: number } | null>(null);
  const loadedAt = useRef(0);
  useEffect(() => {
    loadedAt.current = Date.now();
  }, [model]);
  const isStanding = stands?.model === model;
  const look = useEffectEvent(() => (document.hidden ? undefined : refresh()));
  useEffect(() => {
    if (!isStanding) return undefined;
    const timer = setInterval(() => look(), waitMs(1, 0, Math.random()));
    return () => clearInterval(timer);
  }, [isStanding]);
  return {
    said: isStanding ? { kind: 'stands', at: stands.at } : null,
    begin: () => setStands({ model, at: loadedAt.current }),
  };
}
