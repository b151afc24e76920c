import type { PropertyBooking, WholeBooking } from '@latchkey/api-contract/types';

/** What could not be delivered: the latest voucher, where its mail was refused for a day. */
export function undeliveredOf({ events }: WholeBooking): Pick<PropertyBooking, 'undelivered'> {
  const types = events.map(({ type }) => type);
  const isRefused = types.lastIndexOf('voucher_undelivered') > types.lastIndexOf('voucher_sent');
  return isRefused ? { undelivered: ['voucher'] } : {};
}
