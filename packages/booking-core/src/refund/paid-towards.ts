/** The part of the payments that still counts towards a stay, in minor units: less refunds, and fees of changes. */
export const paidTowards = ({
  paid,
  givenBack,
  kept,
}: {
  readonly paid: number;
  /** Refunds, those on their way included. */
  readonly givenBack: number;
  /** Fees of changes that the property kept. */
  readonly kept: number;
}): number => Math.max(0, paid - givenBack - kept);
