import type { Gateway, Site } from '@latchkey/api-contract/types';

/** What a rate plan keeps of the total, step by step. Percentages and spans are set in the reader's language. */
export interface PlanFees {
  readonly name: string;
  /** Farthest from check-in first; empty is non-refundable. */
  readonly steps: readonly PlanStep[];
  /** Kept of who cancels later than the last step, up to check-in, in words; null where the last step lasts until then. */
  readonly after: string | null;
  /** Kept on the check-in day, in words, where that is more than the last step says. */
  readonly onCheckInDay: string | null;
  /** Kept where the guest does not come, in words. */
  readonly noShow: string;
}

export interface PlanStep {
  /** Before check-in: from when on, which is null for the first step, and until when, which is null for check-in itself. */
  readonly from: string | null;
  readonly until: string | null;
  /** What is kept, in words: `50% of the total`, `the whole price`. */
  readonly kept: string;
  readonly isFree: boolean;
}

/** The facts and figures that the policies speak of, as text where a language sets them in its own way. */
export interface PolicyFacts {
  readonly provider: string;
  /** Null on the provider's own pages. */
  readonly hotel: {
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
    readonly confirmsByHand: boolean;
    /** By any of which a guest may pay. */
    readonly gateways: readonly Gateway[];
    readonly takesOnline: boolean;
    readonly takesAtProperty: boolean;
    readonly plans: readonly PlanFees[];
  } | null;
  /** Kept of an online refund: `2.5%`. */
  readonly charge: string;
  /** Business days of a refund, `4–5`, and working days after a rejected revised price, `3–5`. */
  readonly refundDays: string;
  readonly rejectedDays: string;
  readonly quoteDays: number;
  readonly codeHours: number;
  readonly requestKeyDays: number;
  readonly unconfirmedDays: number;
  readonly cookieDays: number;
  readonly trialDays: number;
  readonly releaseMinutes: number;
  /** What the site measures; null where that is nothing. */
  readonly measuring: NonNullable<Site['measuring']> | null;
}

/** One clause: paragraphs, then facts by name. */
export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly rows?: readonly { readonly name: string; readonly text: string }[];
  /** The two buttons of the choice whether visits are measured. */
  readonly choices?: { readonly denied: string; readonly allowed: string };
  /** What is said of the choice that this browser has made: no, yes, or none. */
  readonly chosen?: { readonly denied: string; readonly allowed: string; readonly none: string };
}

/** One policy in one language. */
export interface PolicyWords {
  readonly title: string;
  readonly lead: (facts: PolicyFacts) => string;
  readonly clauses: (facts: PolicyFacts) => readonly Clause[];
  /** Heads the clauses that the hotel adds, and its imprint. */
  readonly ownClauses: string;
  readonly imprint: string;
}
