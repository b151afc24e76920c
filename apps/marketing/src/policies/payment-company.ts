import type { Gateway } from '@latchkey/api-contract/types';
import { gateways as companies } from '@latchkey/booking-core/gateways';

/**
 * Who takes a guest's payment: the companies of the hotel's gateways by their names, else in general words, as where no hotel
 * is spoken of. One of several takes it, so they are joined by the language's word for "or".
 */
export function paymentCompany(gateways: readonly Gateway[] | undefined, inGeneral: string, or: string): string {
  const names = gateways?.map((gateway) => companies[gateway].company) ?? [null];
  return names.includes(null) ? inGeneral : names.join(` ${or} `);
}
