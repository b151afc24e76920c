export const tableFaults = [
  'no_rows',
  'too_many_rows',
  'no_name_column',
  'unknown_column',
  'column_twice',
  'too_many_cells',
  'no_name',
  'row_twice',
  'no_count',
  'no_money',
  'no_day',
  'no_bed',
  'new_lacks',
  'no_earlier_price',
] as const;
export type TableFaultCode = (typeof tableFaults)[number];

/** What is wrong in a table: in which line of it, from 1 on, and under which head. */
export interface TableFault {
  readonly code: TableFaultCode;
  readonly line: number | null;
  readonly column: string | null;
  readonly cell: string | null;
}
