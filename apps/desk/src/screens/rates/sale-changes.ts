import type { RateGrid } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';

/** Changes that stop the sale of a night of every type, or open it again: a plan that has no figures of the night stays out. */
export const saleChanges = (types: RateGrid['roomTypes'], date: LocalDate, act: 'stop' | 'sell') =>
  types
    .filter(({ plans }) => plans.some(({ nights }) => nights.some((night) => night.date === date)))
    .map(({ roomTypeId }) => ({
      roomTypeId,
      from: date,
      to: date,
      ...(act === 'stop' ? { closed: true } : { backToRule: ['closed' as const] }),
    }));
