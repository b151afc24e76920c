import type { ReportPeriod } from '@latchkey/booking-core/reports';
import type { Selectable } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import type { FolioLineTable } from '../../../database/tables/folio-tables.ts';

const columns = ['line_id', 'kind', 'day', 'amount', 'tax_name', 'tax_percent', 'tax_amount'] as const;

/** What was put on the folios of a hotel by hand for the days of a period. */
export const linesPostedIn = (
  db: Database,
  hotelId: number,
  { from, to }: ReportPeriod,
): Promise<Pick<Selectable<FolioLineTable>, (typeof columns)[number]>[]> =>
  db
    .selectFrom('folio_line')
    .select(columns)
    .where('hotel_id', '=', hotelId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
