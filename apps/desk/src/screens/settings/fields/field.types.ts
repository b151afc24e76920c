import type { Locale } from '@latchkey/site/urls';
import type { LabelKey } from './labels.table.ts';
import type { OfferKind, WordList } from './kinds.table.ts';

/** How a value is typed. */
export type FieldKind =
  | 'line'
  | 'text'
  /** An entry a line. */
  | 'lines'
  | 'colour'
  | 'count'
  /** A whole number, none too. */
  | 'whole'
  | 'decimal'
  /** A figure that may be below none. */
  | 'signed'
  | 'degrees'
  | 'money'
  | 'percent'
  | 'time'
  | 'date'
  /** A day of every year, or of one. */
  | 'rule-day'
  | 'mail'
  | 'choice'
  /** Yes or no; several of one label are ticked together. */
  | 'tick';

/** A value of a document that can be typed. */
export interface SettingsField {
  /** The name of its control in the form. */
  readonly name: string;
  readonly file: string;
  /** Its place in the document, with dots. */
  readonly path: string;
  readonly label: LabelKey;
  /** What tells it from others of the same label: a number of guests, a plan. */
  readonly of?: string;
  /** Whether `of` names it alone, under a heading that says the rest. */
  readonly isNamed?: boolean;
  /** For up to how many guests a price is. */
  readonly guests?: number;
  readonly kind: FieldKind;
  /** As it stands in the control. */
  readonly value: string;
  readonly language?: Locale;
  readonly options?: readonly string[];
  /** What options are called that have names of their own in the documents. */
  readonly optionNames?: Readonly<Record<string, string>>;
  /** An empty one is none; otherwise it is wrong. */
  readonly isOptional?: boolean;
  /** An empty one is left out of the document instead of being written there as null. */
  readonly isOut?: boolean;
  /** What few houses need stands behind a press, under this heading with its like. */
  readonly aside?: LabelKey;
}

/** A price or a rate from a day on, which is added to those that there are. */
export interface FromDay {
  /** The names of the day's control and of those of the figures. */
  readonly day: string;
  readonly figures: readonly {
    readonly name: string;
    readonly guests: number | null;
    readonly kind: 'money' | 'percent';
  }[];
  /** The place that it is added to. */
  readonly path: `rooms.${string}.prices.${string}` | `taxes.${string}`;
  /** What is added already. */
  readonly known: readonly { readonly from: string; readonly figures: readonly number[] }[];
}

/** Fields that belong together. */
export interface FieldGroup {
  readonly id: string;
  /** A name out of the documents, a heading of the desk's own, or the age below which children are. */
  readonly title: { readonly name: string } | { readonly label: LabelKey } | { readonly under: number | string };
  /** What the hotel sells at a price of its own by this group. */
  readonly fields: readonly SettingsField[];
  readonly fromDays: readonly (FromDay & { readonly of: string })[];
  /** What else tells it from others, beside its name: its nights. */
  readonly note?: string;
  /** The heading above it and what follows. */
  readonly heading?: LabelKey;
  /** Whether it stays where others of its page can be taken out. */
  readonly isPermanent?: boolean;
  /** Of a room type: whether it is sold no more. */
  readonly isStopped?: boolean;
  /** Of an offer: what kind it is. */
  readonly offerKind?: OfferKind;
  /** Of a clause, a policy or a rule: among which it stands. */
  readonly wordList?: WordList;
}

/** Whether each text follows from facts, or stays as somebody wrote it, by the names of the controls. */
export type GeneratedFields = Readonly<Record<string, 'follows' | 'written'>>;
