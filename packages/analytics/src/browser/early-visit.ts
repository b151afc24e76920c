import type { EarlyVisit } from '../events/early-visit.ts';
import { earlyVisitElement } from '../sending/transport.ts';

/** What the document's own script kept, and whether it has sent it: the guest had left the page for a while. */
export interface KeptEarlyVisit extends EarlyVisit {
  readonly isSent: boolean;
}

/** Takes over from the document's own script, which keeps and sends nothing from now on; null where there is none. */
export function takeEarlyVisit(): KeptEarlyVisit | null {
  const element = document.getElementById(earlyVisitElement) as (HTMLElement & { kept?: KeptEarlyVisit }) | null;
  element?.remove();
  return element?.kept ?? null;
}
