/** How an attempt with a payment method of the provider's published tests ends. */
export type Ending =
  | { readonly kind: 'succeeds'; readonly next?: 'dispute' | 'refunds_fail' | 'refunds_wait' }
  /** The money comes later, as by direct debit. */
  | { readonly kind: 'processing' }
  /** The guest is sent to the bank; what comes of it once it is passed. */
  | { readonly kind: 'action'; readonly next: Ending }
  | { readonly kind: 'declined'; readonly code: string; readonly declineCode?: string };

const succeeds: Ending = { kind: 'succeeds' };
const declined = (declineCode: string): Ending => ({ kind: 'declined', code: 'card_declined', declineCode });
const wrong = (code: string): Ending => ({ kind: 'declined', code });
const action = (next: Ending): Ending => ({ kind: 'action', next });

interface TestCard {
  readonly number: string;
  readonly brand: string;
  readonly ending: Ending;
  /** How keeping it for later ends, where that is another way. */
  readonly setup?: Ending;
  /** Once it is kept, its bank lets charges pass while the guest is away. */
  readonly passesAlone?: true;
}
const card = (number: string, ending: Ending, brand = 'visa'): TestCard => ({ number, brand, ending });

/** Published test cards by the names of their payment methods. */
const cards: Readonly<Record<string, TestCard>> = {
  pm_card_visa: card('4242424242424242', succeeds),
  pm_card_visa_debit: card('4000056655665556', succeeds),
  pm_card_mastercard: card('5555555555554444', succeeds, 'mastercard'),
  pm_card_amex: card('378282246310005', succeeds, 'amex'),
  pm_card_de: card('4000002760000016', succeeds),
  pm_card_visa_chargeDeclined: card('4000000000000002', declined('generic_decline')),
  pm_card_visa_chargeDeclinedInsufficientFunds: card('4000000000009995', declined('insufficient_funds')),
  pm_card_visa_chargeDeclinedLostCard: card('4000000000009987', declined('lost_card')),
  pm_card_visa_chargeDeclinedStolenCard: card('4000000000009979', declined('stolen_card')),
  pm_card_visa_chargeDeclinedVelocityLimitExceeded: card('4000000000006975', declined('card_velocity_exceeded')),
  pm_card_chargeDeclinedExpiredCard: card('4000000000000069', wrong('expired_card')),
  pm_card_chargeDeclinedIncorrectCvc: card('4000000000000127', wrong('incorrect_cvc')),
  pm_card_chargeDeclinedProcessingError: card('4000000000000119', wrong('processing_error')),
  pm_card_radarBlock: card('4100000000000019', declined('fraudulent')),
  pm_card_threeDSecure2Required: card('4000000000003220', action(succeeds)),
  pm_card_authenticationRequired: card('4000002760003184', action(succeeds)),
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: card(
    '4000008260003178',
    action(declined('insufficient_funds')),
  ),
  pm_card_authenticationRequiredOnSetup: { ...card('4000002500003155', action(succeeds)), passesAlone: true },
  pm_card_chargeCustomerFail: { ...card('4000000000000341', declined('generic_decline')), setup: succeeds },
  pm_card_createDispute: card('4000000000000259', { kind: 'succeeds', next: 'dispute' }),
  pm_card_refundFail: card('4000000000005126', { kind: 'succeeds', next: 'refunds_fail' }),
  pm_card_pendingRefund: card('4000000000007726', { kind: 'succeeds', next: 'refunds_wait' }),
};

const otherNames: Readonly<Record<string, string>> = {
  pm_card_chargeDeclined: 'pm_card_visa_chargeDeclined',
  pm_card_chargeDeclinedInsufficientFunds: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  pm_card_chargeDeclinedFraudulent: 'pm_card_radarBlock',
  pm_card_threeDSecureRequired: 'pm_card_threeDSecure2Required',
};

export interface Method {
  readonly id: string;
  readonly type: 'card' | 'sepa_debit';
  readonly brand: string;
  readonly last4: string;
  readonly ending: Ending;
  readonly setup?: Ending;
  readonly passesAlone?: true;
}

/** How a charge ends that is made without the guest: nobody can answer the bank. */
export function endingAlone({ ending, passesAlone }: Method): Ending {
  if (ending.kind !== 'action') return ending;
  return passesAlone === true
    ? ending.next
    : { kind: 'declined', code: 'authentication_required', declineCode: 'authentication_required' };
}

/** A published test method by its name; undefined for any other. */
export function methodNamed(name: string): Method | undefined {
  if (name === 'pm_sepaDebit')
    return { id: name, type: 'sepa_debit', brand: '', last4: '3201', ending: { kind: 'processing' } };
  const found = cards[otherNames[name] ?? name];
  return found === undefined ? undefined : { id: name, type: 'card', ...found, last4: found.number.slice(-4) };
}

/** The method of a test card's number, as a guest types it. Undefined for any other number. */
export function methodOfNumber(number: string): Method | undefined {
  const [name] = Object.entries(cards).find(([, one]) => one.number === number.replaceAll(/\D/g, '')) ?? [];
  return name === undefined ? undefined : methodNamed(name);
}

/** What the provider says of a decline to guests, and to merchants: whether trying again helps. */
const said: Readonly<Record<string, { readonly message: string; readonly advice: string }>> = {
  authentication_required: {
    message: 'Your card was declined. This transaction requires authentication.',
    advice: 'try_again_later',
  },
  generic_decline: { message: 'Your card was declined.', advice: 'try_again_later' },
  insufficient_funds: { message: 'Your card has insufficient funds.', advice: 'try_again_later' },
  lost_card: { message: 'Your card was declined.', advice: 'do_not_try_again' },
  stolen_card: { message: 'Your card was declined.', advice: 'do_not_try_again' },
  fraudulent: { message: 'Your card was declined.', advice: 'do_not_try_again' },
  card_velocity_exceeded: {
    message: 'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    advice: 'try_again_later',
  },
  expired_card: { message: 'Your card has expired.', advice: 'confirm_card_data' },
  incorrect_cvc: { message: "Your card's security code is incorrect.", advice: 'confirm_card_data' },
  processing_error: {
    message: 'An error occurred while processing your card. Try again in a little bit.',
    advice: 'try_again_later',
  },
};

export const saidOf = (code: string): { readonly message: string; readonly advice: string } =>
  said[code] ?? { message: 'Your card was declined.', advice: 'try_again_later' };
