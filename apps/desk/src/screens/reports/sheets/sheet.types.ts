import type { ReportFigure } from '@latchkey/booking-core/reports';
import type { MessageDescriptor } from '@lingui/core';
import type { FigureWords } from '../figures.copy.ts';

/** A cell of a table: as people read it, and as a spreadsheet computes with it. */
export interface SheetCell {
  readonly text: string;
  readonly value: string | number;
  /** A page of the desk that it leads to. */
  readonly to?: string | undefined;
}

/** A line of a table with what is drawn of it. */
export interface SheetRow {
  readonly cells: readonly SheetCell[];
  /** Of the longest bar of the table, from 0 to 1; absent where nothing is drawn. */
  readonly bar?: number | undefined;
  /** It is drawn thin: somebody stands between guest and hotel. */
  readonly isThrough?: boolean | undefined;
}

/** A report as a table: the page's, its drawing's and the file's. */
export interface Sheet {
  readonly id: string;
  readonly title: MessageDescriptor;
  /** Beside the title. */
  readonly aside?: string | undefined;
  readonly heads: readonly MessageDescriptor[];
  readonly rows: readonly SheetRow[];
  readonly total?: SheetRow | undefined;
  /** What is defined beneath it. */
  readonly figures: readonly ReportFigure[];
  /** The same of what is no figure of a period. */
  readonly terms?: readonly FigureWords[] | undefined;
}
