/** The form that the folio posts to its page. */
export const folioForm = 'folio';

/** What can be done with a folio. */
export const folioActs = ['charge', 'adjust', 'reverse', 'payer', 'move', 'transfer'] as const;
export type FolioAct = (typeof folioActs)[number];

/** Why nothing was done with a folio. */
export const folioProblems = [
  'folio_sum_missing',
  'folio_name_missing',
  'folio_reason_missing',
  'folio_line_missing',
  'folio_rate_invalid',
  'folio_other_missing',
  'folio_below_zero',
  'folio_nothing_to_move',
  'folio_no_other_stay',
  'folio_changed',
  'folio_not_possible',
  'folio_not_allowed',
  'folio_above_bound',
  'folio_prove_again',
  'folio_unavailable',
] as const;
export type FolioProblem = (typeof folioProblems)[number];
