import type { CsvRow } from '@latchkey/booking-core/csv';
import { daySections } from '@latchkey/booking-core/day-sheet';
import type { Day } from '@latchkey/api-contract/types';
import type { Locale } from '@latchkey/site/urls';
import type { MessageDescriptor } from '@lingui/core';
import { dayColumns, sectionHead, type DayColumn } from './day-columns.ts';
import { sectionNames } from './today.copy.ts';

/** A day as rows: the heads of its columns, then a row for each booking. */
export const rowsOf = (day: Day, say: (message: MessageDescriptor) => string, locale: Locale): CsvRow[] => {
  const columns: readonly DayColumn[] = Object.values(dayColumns);
  return [
    [sectionHead, ...columns.map(({ head }) => head)].map(say),
    ...daySections.flatMap((section) =>
      day[section].map((booking) => [
        say(sectionNames[section]),
        ...columns.map(({ said, cell: computed }) => computed?.(booking) ?? said(booking, locale)),
      ]),
    ),
  ];
};
