import { shareStates } from '@latchkey/booking-core/ledger';
import { z } from 'zod';

/**
 * `open`: can be paid; `declined`: its payer does not want to, and can still; `withdrawn`: by who booked; `lapsed`: its time is
 * over, and who booked is asked for it.
 */
export const shareState = z.enum(shareStates);
