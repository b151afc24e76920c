import type { PropertyBooking, WholeBooking } from '@latchkey/api-contract/types';

/** What could not be delivered: the latest voucher, where its mail was refused for a day, or was one too many of a day. */
export function undeliveredOf({ events }: WholeBooking): Pick<PropertyBooking, 'undelivered'> {
  const types = events.map(({ type }) => type);
  const lost = Math.max(types.lastIndexOf('voucher_undelivered'), types.lastIndexOf('voucher_over_limit'));
  return lost > types.lastIndexOf('voucher_sent') ? { undelivered: ['voucher'] } : {};
}
