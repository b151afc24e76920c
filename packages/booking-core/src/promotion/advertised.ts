/** What the site advertises beside the price (docs/rules.md, "Figures"). Rupees and percent; none of it is on a bill. */
export const advertised = {
  /** Cashback on online payments: at most this much. */
  cashbackUpTo: 50,
  /** The wallet's cashback, from and to. */
  walletCashback: { from: 10, to: 50 },
  /** A voucher that may be won for feedback. */
  feedbackVoucher: 500,
  /** The commission that a direct booking saves. */
  commissionSavedPercent: 20,
} as const;
