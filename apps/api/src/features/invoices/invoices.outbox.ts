import { z } from 'zod';
import { delivery, type PayloadsOf } from '../outbox/outbox.ts';
import { signPaper } from './fiscal/sign-paper.ts';

/** Papers that a certified part signs. */
export const invoicesOutbox = {
  'paper-signature': delivery({
    payload: z.object({ invoiceId: z.string() }),
    retry: 'until-done',
    deliver: (deps, { hotelId, payload }) => signPaper(deps, hotelId, payload.invoiceId),
  }),
};

declare module '../outbox/outbox-payloads.types.ts' {
  interface OutboxPayloads extends PayloadsOf<typeof invoicesOutbox> {}
}
