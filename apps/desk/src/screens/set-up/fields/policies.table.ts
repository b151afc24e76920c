interface Tier {
  readonly hoursBeforeCheckIn: number;
  readonly percent: number;
}

/** Three ways of cancelling: what is kept when a guest cancels until so many hours before check-in. */
export const policies = {
  flexible: [{ hoursBeforeCheckIn: 24, percent: 0 }],
  moderate: [
    { hoursBeforeCheckIn: 120, percent: 0 },
    { hoursBeforeCheckIn: 24, percent: 50 },
  ],
  firm: [],
} as const satisfies Readonly<Record<string, readonly Tier[]>>;

export type PolicyName = keyof typeof policies;
export const policyNames = Object.keys(policies) as readonly PolicyName[];

const textOf = (tiers: readonly Tier[]): string =>
  tiers.map(({ hoursBeforeCheckIn, percent }) => `${hoursBeforeCheckIn}:${percent}`).join();

/** Which of the three a plan has; `own` where it has tiers of its own. */
export function policyOf(cancellation: unknown): PolicyName | 'own' {
  const tiers = Array.isArray(cancellation) ? (cancellation as readonly Tier[]) : [];
  return policyNames.find((name) => textOf(policies[name]) === textOf(tiers)) ?? 'own';
}
