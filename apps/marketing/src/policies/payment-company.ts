import type { Gateway } from '@latchkey/api-contract/types';

/** The company behind each payment gateway, as guests know it; null where it has no name that they would know. */
const companies: Readonly<Record<Gateway, string | null>> = {
  razorpay: 'Razorpay',
  'card-vault': null,
  stripe: 'Stripe',
};

/** Who takes a guest's payment: the company by its name, else in general words, as where no hotel is spoken of. */
export const paymentCompany = (gateway: Gateway | undefined, inGeneral: string): string =>
  (gateway === undefined ? null : companies[gateway]) ?? inGeneral;
