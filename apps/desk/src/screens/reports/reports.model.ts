import type { Report } from '@latchkey/api-contract/types';
import type { ReportGrouping } from '@latchkey/booking-core/reports';
import type { Framed } from '../../frame/desk-frame.types.ts';

/** What a hotel has sold over a period, and what of it is drawn. */
export interface ReportsModel {
  /** Null where the address asks for a period that is none. */
  readonly report: Report | null;
  /** What the same weekdays came to 52 weeks before; null where that is not read. */
  readonly before: NonNullable<Report['sales']> | null;
  readonly asked: ReportAsked;
  /** Whether the person may open the bookings that are open. */
  readonly opensBookings: boolean;
}

/** What the address asks for; an empty text is this month. */
export interface ReportAsked {
  readonly from: string;
  readonly to: string;
  readonly by: ReportGrouping;
}

export type FramedReports = ReportsModel & Framed;
