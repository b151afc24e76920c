import type { PropertyInput } from '@latchkey/api-client/property';
import type { RateGrid } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';

type Change = PropertyInput<'changeAri'>['body']['changes'][number];

/**
 * Changes that stop the sale of a night of every type, or give back what stood before. What is closed already stays as it
 * is, so that selling again opens what was closed last and together, and not what somebody had closed for itself before.
 */
export function saleChanges(types: RateGrid['roomTypes'], date: LocalDate, act: 'stop' | 'sell'): Change[] {
  const nights = types.flatMap(({ roomTypeId, plans }) =>
    plans.flatMap(({ ratePlanId, nights: own }) =>
      own.filter((night) => night.date === date).map((night) => ({ roomTypeId, ratePlanId, night })),
    ),
  );
  const closed = nights.filter(({ night }) => night.closed && night.sources.closed !== undefined);
  const last = closed.map(({ night }) => night.closedAt ?? '').reduce((one, other) => (other > one ? other : one), '');
  const meant = act === 'stop' ? nights.filter(({ night }) => !night.closed) : closed.filter(isOf(last));
  return meant.map(({ roomTypeId, ratePlanId, night }) => ({
    roomTypeId,
    ratePlanId,
    from: date,
    to: date,
    ...(act === 'stop' ? { closed: true } : openedAgain(night)),
  }));
}

/** Whether any plan is sold on a night. */
export const isSold = (types: RateGrid['roomTypes'], date: LocalDate): boolean =>
  types.some(({ plans }) => plans.some(({ nights }) => nights.some((night) => night.date === date && !night.closed)));

const isOf =
  (last: string) =>
  ({ night }: { readonly night: { readonly closedAt?: string | undefined } }): boolean =>
    (night.closedAt ?? '') === last;

/** What the files close was open by hand before it was closed by hand. */
const openedAgain = ({ rule }: { readonly rule: { readonly closed?: boolean | undefined } }): Partial<Change> =>
  rule.closed === true ? { closed: false } : { backToRule: ['closed'] };
