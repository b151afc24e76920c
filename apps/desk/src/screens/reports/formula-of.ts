import { reportDefinitions, type ReportFigure } from '@latchkey/booking-core/reports';

const isFigure = (part: string | undefined): part is ReportFigure =>
  part !== undefined && Object.hasOwn(reportDefinitions, part);

/** Of a figure that is one figure over another, both of them; null of any other. */
export function formulaOf(figure: ReportFigure): readonly [counts: ReportFigure, per: ReportFigure] | null {
  const { counts, per }: { readonly counts: readonly string[]; readonly per?: string } = reportDefinitions[figure];
  const [first, ...others] = counts;
  return others.length === 0 && isFigure(first) && isFigure(per) ? [first, per] : null;
}
