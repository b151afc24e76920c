import type { OpeningState, FindingRank } from '@latchkey/booking-core/onboarding';
import type { TypingWarnings } from './model/typing.types.ts';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Locale } from '@latchkey/site/urls';
import { photoProblems } from '../../parts/photo/send-photo.ts';
import { type Trial, trialProblems } from './trial/trial.types.ts';
import type { Framed } from '../../frame/desk-frame.types.ts';
import type { FieldGroup, GeneratedFields, SettingsField } from './fields/field.types.ts';
import { domainDone, domainProblems, type OwnDomains } from './model/domain.types.ts';
import { type LackedSection, type Languages, languagesDone, languagesProblems } from './model/languages.types.ts';
import { paymentDone, paymentProblems, type PaymentPage } from './model/payment.types.ts';
import type { LabelKey } from './fields/labels.table.ts';
import type { SettingsPart } from './fields/part.table.ts';
import type { NightsRead } from './model/nights.types.ts';
import type { CommonPage } from './model/common-page.types.ts';
import type { TableFault } from './model/table-fault.types.ts';
import type { PicturePlace, ShownPicture } from './model/pictures.types.ts';

/** Why something of the set-up could not be done. */
export const settingsProblems = [
  'invalid',
  'changed',
  'not_here',
  'no_place',
  'too_much',
  'nothing_to_publish',
  'changed_meanwhile',
  'not_ready',
  'in_the_past',
  'day_missing',
  'not_found',
  'not_allowed',
  'new_unnamed',
  'tax_wrong',
  'fee_wrong',
  'age_wrong',
  'season_wrong',
  'rule_wrong',
  'age_there',
  'table_wrong',
  'last_one',
  'picture_none',
  'last_picture',
  'shown_nowhere',
  'focus_wrong',
  ...domainProblems,
  ...languagesProblems,
  ...paymentProblems,
  ...photoProblems,
  ...trialProblems,
  'unavailable',
] as const;
export type SettingsProblem = (typeof settingsProblems)[number];

export const settingsDone = [
  'saved',
  'same',
  'published',
  'planned',
  'taken-back',
  'reverted',
  'dropped',
  ...domainDone,
  ...languagesDone,
  ...paymentDone,
] as const;
export type SettingsDone = (typeof settingsDone)[number];

/** A place of the documents, as it is named to people. */
export interface NamedPlace {
  readonly file: string;
  readonly path: string;
  readonly label: LabelKey | null;
  /** The room, plan or tax that it is of. */
  readonly of: string | null;
  readonly language: Locale | null;
  /** Where it is changed; null where there is no page for it yet. */
  readonly part: SettingsPart | null;
  /** The room of that page. */
  readonly room: string | null;
  /** The picture of that page. */
  readonly picture: string | null;
  /** The entry of that page that is opened: a plan, an extra, a question. */
  readonly entry: string | null;
}

/** What is different at a place; undefined where nothing stands there. */
export interface Difference extends NamedPlace {
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface Finding extends NamedPlace {
  readonly rank: FindingRank;
  readonly kind: string;
  readonly message: string;
}

/** A time at which what guests see was changed. */
export interface Publication {
  readonly number: number;
  readonly at: string | null;
  readonly by: string | null;
  readonly source: 'files' | 'desk';
  readonly reverts: number | null;
  readonly isLive: boolean;
  readonly differences: readonly Difference[] | null;
}

export interface Planned {
  readonly from: string;
  readonly by: string | null;
  readonly differences: readonly Difference[];
  readonly refused: readonly string[] | null;
}

/** What all pages of the set-up say. */
export interface OfDraft {
  readonly kept: 'files' | 'desk';
  /** Whether guests have never seen the hotel: it is opened on the last page of its start. */
  readonly isUnopened: boolean;
  readonly live: Omit<Publication, 'differences'>;
  readonly draft: { readonly version: number; readonly savedAt: string | null; readonly by: string | null };
  /** How many changes the draft has. */
  readonly changes: number;
  readonly currency: CurrencyCode;
  /** By page, how much is to do there. */
  readonly toDo: Readonly<Partial<Record<SettingsPart, number>>>;
  readonly done: SettingsDone | null;
  readonly problem: SettingsProblem | null;
}

/** The first page: what guests see, what they will see differently, what is missing, and what was. */
export interface OverviewModel extends OfDraft {
  readonly page: 'overview';
  readonly differences: readonly Difference[];
  readonly conflicts: readonly (NamedPlace & { readonly now?: unknown; readonly value?: unknown })[];
  readonly findings: readonly Finding[];
  readonly planned: readonly Planned[];
  readonly history: readonly Publication[];
  readonly earlier: number | null;
  readonly today: string;
  /** How many proposed texts nobody has read. */
  readonly unread: number;
  /** Whether guests see the hotel; one that they never saw is opened on the last page of its start. */
  readonly opening: OpeningState;
  /** Why the provider did not show it when it was opened last; null where that did not happen. */
  readonly refused: string | null;
  /** Whether it waits no more, for what guests know it by was changed meanwhile. */
  readonly isWithdrawn: boolean;
  /** The link by which what the draft would change is seen before guests see it; null where there is no draft. */
  readonly preview: { readonly url: string; readonly expiresAt: string } | null;
  /** The trial that was just begun. */
  readonly trial: Trial | null;
}

/** A page on which something is typed. */
export interface PartModel extends OfDraft {
  readonly page: 'part';
  readonly part: SettingsPart;
  readonly groups: readonly FieldGroup[];
  /** Whether something can be added to it, and taken out. */
  readonly takesEntries: boolean;
  /** The fields for a new fee and a new age of children. */
  readonly newCharges: readonly FieldGroup[];
  /** The entry that its address opens. */
  readonly entry: string | null;
  readonly languages: readonly Locale[];
  /** The rooms of the hotel by their names, on their page. */
  readonly rooms: readonly { readonly id: string; readonly name: string }[];
  readonly room: string | null;
  readonly findings: readonly Finding[];
  /** Names of the controls that differ from what guests see. */
  readonly changedFields: readonly string[];
  /** Texts that follow from facts or would once they are emptied, by the names of their controls. */
  readonly generatedFields: GeneratedFields;
  /** Input that could not be saved, by the names of the controls. */
  readonly typed: Readonly<Record<string, string>>;
  readonly invalid: readonly string[];
  /** What looks wrong in what is being typed: nothing before somebody types. */
  readonly warned: TypingWarnings;
  readonly today: LocalDate;
  /** What guests will read of the year, on the page of seasons; null elsewhere, and where the draft is not whole. */
  readonly nights: NightsRead | null;
  /** Ways to pay, on their page. */
  readonly payment: PaymentPage | null;
}

/** The pictures of the hotel and its rooms, or one of them. */
export interface PicturesModel extends OfDraft {
  readonly page: 'pictures';
  readonly part: 'pictures';
  readonly places: readonly PicturePlace[];
  /** Those that are shown nowhere. */
  readonly unused: readonly ShownPicture[];
  /** The one that is described; null where all are shown. */
  readonly picture: PictureModel | null;
  readonly findings: readonly Finding[];
  readonly typed: Readonly<Record<string, string>>;
  readonly invalid: readonly string[];
}

/** One picture, with its words in each language. */
export interface PictureModel extends ShownPicture {
  readonly fields: readonly SettingsField[];
  /** The ids of the places at which it is shown. */
  readonly at: readonly string[];
}

/** Rooms and prices out of a table: what was pasted, and what is wrong in it. */
export interface TableModel extends OfDraft {
  readonly page: 'table';
  readonly part: 'table';
  /** The rooms and prices as they stand, as a CSV file. */
  readonly template: string;
  readonly pasted: string;
  readonly faults: readonly TableFault[];
}

/** The page on which a hotel names a host of its own, and sees whether its records are right. */
export interface DomainModel extends OfDraft, OwnDomains {
  readonly page: 'domain';
  readonly part: 'domain';
  /** The input of the form, where it is no host of its own. */
  readonly typed: string;
}

/** A page of guests with its two addresses: as it is now, and as the draft makes it; null where there is no such page. */
export interface ComparePage {
  readonly page: CommonPage | null;
  /** The name of the room of which it is. */
  readonly room: string | null;
  readonly live: string | null;
  readonly draft: string | null;
  readonly differences: readonly NamedPlace[];
}

/** The pages of guests now and with the draft, beside each other. */
export interface CompareModel extends OfDraft {
  readonly page: 'beside';
  readonly part: 'beside';
  /** Whether something must be mended first: until then the draft is shown nowhere. */
  readonly mustMend: boolean;
  readonly pages: readonly ComparePage[];
}

/** What a language lacks on one page of the set-up, or of one room, which has a name. */
export interface NamedSection extends LackedSection {
  readonly room: string | null;
}

/** The hotel's languages, and what one of them lacks. */
export interface LanguagesModel extends OfDraft, Pick<Languages, 'canPropose' | 'languages'> {
  readonly page: 'languages';
  readonly part: 'languages';
  readonly language: Locale | null;
  readonly sections: readonly NamedSection[];
  readonly typed: Readonly<Record<string, string>>;
  /** The section whose form was posted and not taken. */
  readonly opened: string | null;
}

export type SettingsModel =
  | OverviewModel
  | CompareModel
  | PartModel
  | PicturesModel
  | TableModel
  | DomainModel
  | LanguagesModel;
export type FramedSettings = SettingsModel & Framed;
