import { keepPage } from '@latchkey/offline/page';
import { deskWorkerPath } from '@latchkey/site/urls';
import { useEffect } from 'react';
import { personOf } from './person-of.ts';

/** Somebody who walks through the desk looks at no page for so long, in milliseconds. */
const restMs = 2500;

/** A page that changes often is made for its copy no more often than this, in milliseconds. */
const oftenMs = 5 * 60_000;

const keptAt = new Map<string, number>();

/**
 * Has the device keep each page that somebody looks at, as it was then. Today does so itself, with its bookings; a page by
 * the link of a mail is nobody's to keep.
 */
export function useKeptCopy(model: object): void {
  useEffect(() => {
    const { href, pathname } = location;
    if (personOf(model) === null || pathname.endsWith('/today')) return undefined;
    const waiting = setTimeout(() => {
      const now = Date.now();
      if (now - (keptAt.get(href) ?? -oftenMs) < oftenMs) return;
      keptAt.set(href, now);
      keepPage(deskWorkerPath);
    }, restMs);
    return () => clearTimeout(waiting);
  }, [model]);
}
