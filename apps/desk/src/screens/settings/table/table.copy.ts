import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TableFaultCode } from '../model/table-fault.types.ts';

/** What is wrong in a table that was pasted. */
export const tableFaultWords: Readonly<Record<TableFaultCode, MessageDescriptor>> = {
  no_rows: msg`Paste the line of the heads and at least one room below it.`,
  too_many_rows: msg`More than 200 lines are not taken at once.`,
  no_name_column: msg`No column is called Name.`,
  unknown_column: msg`No rate plan of the hotel is called so, and no other column is.`,
  column_twice: msg`This column appears twice.`,
  too_many_cells: msg`This line has more cells than there are heads. Put a text or a price with a comma into quotes.`,
  no_name: msg`The name of the room is missing.`,
  row_twice: msg`This room appears twice. A second row needs a date in the From column.`,
  no_count: msg`Write a whole number.`,
  no_money: msg`Please enter a price, such as 4,500 or 1.234,50.`,
  no_day: msg`Write a day, such as 2027-04-01 or 1.4.2027.`,
  no_bed: msg`Write beds such as king, or 2 x single + sofa.`,
  new_lacks: msg`A new room needs this.`,
  no_earlier_price: msg`A price that starts on a date needs one before it: enter that first, in a line without a date.`,
};
