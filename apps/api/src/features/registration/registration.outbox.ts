import { z } from 'zod';
import { delivery, type PayloadsOf } from '../outbox/outbox.ts';
import { noteFailure, sendReport } from './reports/send-report.ts';

/** Files that are sent to authorities. */
export const registrationOutbox = {
  'registration-report': delivery({
    payload: z.object({ reportId: z.string() }),
    retry: 'until-done',
    deliver: (deps, { hotelId, payload }) => sendReport(deps, hotelId, payload.reportId),
    onFailure: (deps, { hotelId, payload }) => noteFailure(deps, hotelId, payload.reportId),
  }),
};

declare module '../outbox/outbox-payloads.types.ts' {
  interface OutboxPayloads extends PayloadsOf<typeof registrationOutbox> {}
}
