import type { Gateway } from '@latchkey/api-contract/types';

/** The company behind each payment gateway, as guests know it; null where it has no name that they would know. */
const companies: Readonly<Record<Gateway, string | null>> = {
  razorpay: 'Razorpay',
  'card-vault': null,
  stripe: 'Stripe',
};

/**
 * Who takes a guest's payment: the companies of the hotel's gateways by their names, else in general words, as where no hotel
 * is spoken of. One of several takes it, so they are joined by the language's word for "or".
 */
export function paymentCompany(gateways: readonly Gateway[] | undefined, inGeneral: string, or: string): string {
  const names = gateways?.map((gateway) => companies[gateway]) ?? [null];
  return names.includes(null) ? inGeneral : names.join(` ${or} `);
}
