import type { Gateway, PaymentOptions } from '@latchkey/api-contract/types';

/** Whether some of a hotel's stays are paid by a gateway. */
export const isPaidBy = ({ gateway, others = [] }: Pick<PaymentOptions, 'gateway' | 'others'>, by: Gateway): boolean =>
  gateway === by || others.includes(by);
