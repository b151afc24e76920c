import { expect, test } from 'vitest';
import { reportDefinitions } from './report-definitions.ts';
import { each, noSales, salesFigures, thousandths } from './sales-figures.ts';

const figures = salesFigures({
  ...noSales,
  available: 40,
  nights: 17,
  dayUse: 2,
  complimentary: 3,
  nightsRevenue: 171_717,
  dayUseRevenue: 1300,
  noShowRevenue: 900,
  otherRevenue: 4321,
});

test.each(['occupancy', 'adr', 'revPar', 'trevPar'] as const)('%s is what its definition says', (figure) => {
  const { unit, counts, per } = reportDefinitions[figure];
  const whole = figures[counts[0]];
  expect(figures[figure]).toBe(unit === 'share' ? thousandths(whole, figures[per]) : each(whole, figures[per]));
});
