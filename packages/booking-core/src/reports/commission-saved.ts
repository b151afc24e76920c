import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { advertised } from '../promotion/advertised.ts';

/**
 * What an agent would have asked for the rooms that were sold directly, by the percentage that the site advertises
 * (docs/rules.md, "Figures"). A figure of a report, and never an entry in the books.
 */
export const commissionSaved = (directRevenue: MinorUnits): MinorUnits =>
  halfUpOfProduct(directRevenue, advertised.commissionSavedPercent, 100);
