import { feeIn, usualPolicies, type CancellationTier } from '@latchkey/booking-core/cancellation';

/** Ways of cancelling: what the hotel keeps when a guest cancels until so many hours before check-in. */
export const policies = {
  flexible: usualPolicies.flexible,
  'first-night': usualPolicies.firstNight,
  moderate: usualPolicies.moderate,
  firm: usualPolicies.firm,
} as const;

export type PolicyName = keyof typeof policies;
export const policyNames = Object.keys(policies) as readonly PolicyName[];

const textOf = (tiers: readonly CancellationTier[]): string =>
  JSON.stringify(tiers.map((tier) => [tier.hoursBeforeCheckIn, feeIn(tier)]));

/** Which of them a plan has; `own` where it has tiers of its own. */
export function policyOf(cancellation: unknown): PolicyName | 'own' {
  const tiers = Array.isArray(cancellation) ? (cancellation as readonly CancellationTier[]) : [];
  return policyNames.find((name) => textOf(policies[name]) === textOf(tiers)) ?? 'own';
}
