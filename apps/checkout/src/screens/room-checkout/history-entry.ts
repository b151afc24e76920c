import { byGuestWord } from '@latchkey/booking-core/guest-words';
import { emptyCompanion, emptyTraveller } from '@latchkey/booking-core/validation';
import type { Typed } from './typed.ts';

/**
 * Keeps the form's input in the state of this entry of the tab's history: it is there after a reload and when the guest
 * comes back, ends with the tab, and never enters a cookie, a store of the browser or an address.
 */
export function keepTyped(typed: Typed, address?: string): void {
  keep({ typed }, address);
}

/** A promo code that is typed and not applied yet, kept likewise: a browser restores its field after the page has read it. */
export const keepTypedCode = (typedCode: string): void => keep({ typedCode });

function keep(part: object, address?: string): void {
  const state: unknown = window.history.state;
  // Not through the page's own history object: the router listens there, and would load the page again.
  History.prototype.replaceState.call(window.history, { ...asObject(state), ...part }, '', address);
}

/** The promo code that this entry of the history has kept; empty where there is none. */
export function recallTypedCode(): string {
  const { typedCode } = asObject(window.history.state);
  return typeof typedCode === 'string' ? typedCode : '';
}

/** What this entry of the history has kept, or null. */
export function recallTyped(): Typed | null {
  const { typed } = asObject(window.history.state);
  if (!isTyped(typed)) return null;
  // A release of before may have asked for less.
  return {
    ...byGuestWord(() => ''),
    ...typed,
    lead: { ...emptyTraveller, ...typed.lead },
    companions: typed.companions.map((one) => ({ ...emptyCompanion, ...one })),
  };
}

const asObject = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

/** Written by this page alone, but perhaps by another release of it. */
function isTyped(state: unknown): state is Typed {
  const { lead, companions, invoice, phoneCountry } = asObject(state);
  return (
    isTexts(lead) &&
    isTexts(invoice) &&
    typeof phoneCountry === 'string' &&
    Array.isArray(companions) &&
    companions.every(isTexts)
  );
}

const isTexts = (fields: unknown): boolean =>
  typeof fields === 'object' && fields !== null && Object.values(fields).every((one) => typeof one === 'string');
