import type { Gateway, Site } from '@latchkey/api-contract/types';

/** What a rate plan keeps, in the reader's language. */
export interface PlanTerms {
  readonly name: string;
  readonly text: string;
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
    /** Whether what is due online is paid before the hotel answers. */
    readonly paysWithRequest: boolean;
    /** By any of which a guest may pay. */
    readonly gateways: readonly Gateway[];
    readonly takesOnline: boolean;
    readonly takesAtProperty: boolean;
    readonly plans: readonly PlanTerms[];
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
  /** What the page says of this browser's choice: denied, allowed, or still to be made. */
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
