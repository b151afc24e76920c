import type { Locale } from '@latchkey/booking-core/language';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { StartAnswers } from '../../../database/tables/hotel-tables.ts';
import type { Settings } from '../../../settings.ts';
import type { Proposal } from '../presets/proposal.ts';
import type { NamedRoom } from './room-documents.ts';

/** What the documents of a house that begins are made of. */
export interface ToCompose {
  readonly hotelId: number;
  readonly slug: string;
  readonly language: Locale;
  readonly house: NonNullable<StartAnswers['house']>;
  readonly rooms: readonly NamedRoom[];
  readonly terms: NonNullable<StartAnswers['terms']>;
  readonly proposal: Proposal;
  readonly since: LocalDate;
  readonly settings: Pick<Settings, 'providerHosts' | 'sitesDomain'>;
}
