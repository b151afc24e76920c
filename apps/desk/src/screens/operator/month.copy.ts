import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The heads of the table, and of its file. */
export const salesHeads: readonly MessageDescriptor[] = [
  msg({ message: 'Hotel', context: 'head of a column' }),
  msg({ message: 'Room nights sold / available', context: 'head of a column' }),
  msg({ message: 'Occupancy', context: 'figure of a report' }),
  msg({ message: 'ADR', context: 'figure of a report' }),
  msg({ message: 'RevPAR', context: 'figure of a report' }),
  msg({ message: 'Rooms, before tax', context: 'revenue in a report' }),
  msg({ message: 'Total revenue', context: 'figure of a report' }),
  msg({ message: 'Direct revenue', context: 'head of a column' }),
  msg({ message: 'Commission saved', context: 'head of a column' }),
];
