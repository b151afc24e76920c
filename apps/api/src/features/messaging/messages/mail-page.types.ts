import type { Locale } from '@latchkey/api-contract/types';

export type MailRow = readonly [name: string, value: string];

/** One line of a section: what it is called, what it is, and where it leads. */
export interface MailFact {
  readonly name: string;
  readonly value: string;
  /** `https:`, `tel:` or `mailto:`: the value is a link. */
  readonly href?: string;
  /** The first or last day of the stay: the two stand side by side, and large. */
  readonly isDay?: boolean;
  /** A sum that the section ends in. */
  readonly isTotal?: boolean;
}

/** Lines under a heading. `sums` are set at the end of the line, one below the other; `steps` are named by a moment, which takes more room. */
export interface MailSection {
  readonly title: string;
  readonly kind: 'facts' | 'sums' | 'steps';
  readonly facts: readonly MailFact[];
  /** A sentence below the lines. */
  readonly note?: string;
}

/** The code that is shown at reception: as letters, and as a QR image attached under the content id. */
export interface MailKey {
  readonly label: string;
  readonly code: string;
  readonly hint: string;
  readonly contentId: string;
  /** The ground it stands on, `#rrggbb`; ink on it has a contrast of 7:1. */
  readonly ground: string;
}

export interface MailLinkTo {
  readonly label: string;
  readonly url: string;
}

/** A mail as its HTML and its text are made of it. */
export interface MailPage {
  readonly language: Locale;
  /** The hotel's colour, `#rrggbb`: white on it has a contrast of 7:1. */
  readonly brand: string;
  /** The mark of the sender beside its name: a letter or two, as on its pages. */
  readonly mark?: string;
  /** The sender, in the band above everything; none where the title says so. */
  readonly sender?: string;
  /** A picture attached under its content id, under the band. */
  readonly picture?: { readonly contentId: string; readonly alt: string };
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What somebody wrote by hand, below the paragraphs: its lines stay, and it is read in its own direction. */
  readonly letter?: string;
  readonly key?: MailKey;
  readonly rows: readonly MailRow[];
  readonly sections?: readonly MailSection[];
  readonly button: MailLinkTo | null;
  /** Further ways onward, below the button. */
  readonly links?: readonly MailLinkTo[];
  readonly closing: string;
  /** What programs read of it (schema.org). */
  readonly structuredData?: object;
}
