/**
 * What a guest can do about a payment that failed: pay another way, see to money and limits, wait for the bank, check
 * the details, go on after stopping it, or come back when the bank works again.
 */
export type FailureGroup =
  | 'try_another_way'
  | 'check_limits'
  | 'wait_for_bank'
  | 'details_wrong'
  | 'stopped'
  | 'bank_down';

/** Reasons as the gateways publish them: the India gateway's `error.reason`, the card vault's codes, and Stripe's decline codes. */
const reasons: Readonly<Record<FailureGroup, readonly string[]>> = {
  try_another_way: [
    'authorisation_declined_by_psp',
    'bank_account_invalid',
    'bank_account_validation_failed',
    'bank_not_enabled',
    'call_issuer',
    'card_not_supported',
    'currency_not_supported',
    'duplicate_transaction',
    'generic_decline',
    'invalid_account',
    'lost_card',
    'merchant_blacklist',
    'no_action_taken',
    'not_permitted',
    'payment_method_not_available',
    'pickup_card',
    'restricted_card',
    'revocation_of_all_authorizations',
    'revocation_of_authorization',
    'security_violation',
    'service_not_allowed',
    'stolen_card',
    'stop_payment_order',
    'card_declined',
    'card_not_enrolled',
    'card_number_invalid_for_payment',
    'card_type_not_supported',
    'debit_declined',
    'do_not_honor',
    'fraudulent',
    'international_transaction_not_allowed',
    'invalid_vpa',
    'payment_declined',
    'payment_failed',
    'payment_risk_check_failed',
    'transaction_not_permitted',
    'user_not_eligible',
    'vpa_resolution_failed',
  ],
  check_limits: [
    'amount_less_than_minimum_amount',
    'card_velocity_exceeded',
    'credit_limit_exceeded',
    'invalid_amount',
    'withdrawal_count_limit_exceeded',
    'insufficient_funds',
    'transaction_daily_count_exceeded',
    'transaction_daily_limit_exceeded',
    'transaction_frequency_limit_exceeded',
    'transaction_limit_exceeded',
  ],
  wait_for_bank: [
    'debit_pending',
    'payment_collect_request_expired',
    'payment_pending',
    'payment_pending_approval',
    'payment_session_expired',
    'payment_timed_out',
    'request_timed_out',
    'transaction_pending',
  ],
  details_wrong: [
    'authentication_failed',
    'authentication_required',
    'incorrect_address',
    'incorrect_number',
    'incorrect_zip',
    'invalid_cvc',
    'invalid_expiry_month',
    'invalid_expiry_year',
    'invalid_number',
    'invalid_pin',
    'offline_pin_required',
    'online_or_offline_pin_required',
    'payment_intent_authentication_failure',
    'pin_try_exceeded',
    'card_expired',
    'expired_card',
    'incorrect_card_details',
    'incorrect_card_expiry_date',
    'incorrect_cardholder_name',
    'incorrect_cvc',
    'incorrect_cvv',
    'incorrect_otp',
    'incorrect_pin',
    'invalid_otp',
    'invalid_user_details',
    'card_number_invalid',
    'otp_attempts_exceeded',
    'otp_expired',
    'pin_attempts_exceeded',
    'pin_not_set',
  ],
  stopped: ['canceled', 'customer_cancelled', 'payment_cancelled', 'payment_cancelled_by_user', 'user_cancelled'],
  bank_down: [
    'bank_not_available',
    'approve_with_id',
    'bank_technical_error',
    'issuer_not_available',
    'reenter_transaction',
    'try_again_later',
    'beneficiary_bank_technical_error',
    'gateway_technical_error',
    'issuer_technical_error',
    'network_technical_error',
    'processing_error',
    'psp_technical_error',
    'server_error',
    'upi_app_technical_error',
  ],
};

const groups: ReadonlyMap<string, FailureGroup> = new Map(
  Object.entries(reasons).flatMap(([group, names]) => names.map((name) => [name, group as FailureGroup] as const)),
);

/** The group of a gateway's reason; null for an unknown one, where only the failure itself can be told. */
export const failureGroupOf = (reason: string | null): FailureGroup | null =>
  reason === null ? null : (groups.get(reason.toLowerCase()) ?? null);

/** Every reason that is known, by its group. */
export const failureReasons = reasons;
