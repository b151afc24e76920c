export {
  choiceOf,
  dueBy,
  guestsChoices,
  intentOf,
  isGuaranteed,
  paymentModes,
  paymentPlans,
  paymentWays,
  type DueByChoice,
  type PaymentChoice,
  type PaymentIntent,
  type PaymentMode,
  type PaymentPlan,
  type WayAtProperty,
} from '../src/payment-ways/payment-ways.ts';
export { accountServing, serveTheSame, type Charged, type Serves } from '../src/payment-ways/account-serving.ts';
export { isOwnAccount, ownVendor } from '../src/payment-ways/own-account.ts';
export { waysAtProperty } from '../src/payment-ways/ways-at-property.ts';
