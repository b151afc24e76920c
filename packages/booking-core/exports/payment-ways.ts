export {
  choiceOf,
  guestsChoices,
  intentOf,
  paymentModes,
  paymentPlans,
  paymentWays,
  type DueByChoice,
  type PaymentChoice,
  type PaymentIntent,
  type PaymentMode,
  type PaymentPlan,
} from '../src/payment-ways/payment-ways.ts';
