import type { MinorUnits } from '../currency/currency.types.ts';
import { addDays } from '../dates/local-date.ts';
import { rupeesInWords } from './amount-in-words.ts';
import { placeOfSupplyOf, serviceCodes } from './gstin.ts';
import type { Charge, InvoiceContent, InvoiceLine, InvoiceTotals, TaxBreakdown } from './invoice.types.ts';
import { taxedCharges } from './tax-breakdown.ts';

/** What an invoice is made of. */
export interface InvoiceDraft extends Pick<
  InvoiceContent,
  'kind' | 'number' | 'issuedOn' | 'currency' | 'seller' | 'buyer' | 'isCompany' | 'stay'
> {
  readonly charges: readonly Charge[];
  /** Received and not given back, minor units. */
  readonly paid: MinorUnits;
}

/** The invoice of some charges: its lines with their nets, taxes by rate and the sums. It reads no clock. */
export function invoiceOf({ charges, paid, ...said }: InvoiceDraft): InvoiceContent {
  const joined = withNightsJoined(charges);
  return { ...said, ...summedUp(joined, paid, said.seller), corrects: null };
}

/**
 * The credit note of an invoice, or of some of its lines, at the sums that the invoice had for them. Of all lines it is
 * the invoice's own breakdown, to the unit. Undefined where none of the lines is the invoice's.
 */
export function creditNoteOf(
  invoice: InvoiceContent,
  said: Pick<InvoiceContent, 'number' | 'issuedOn'> & {
    readonly reason: string;
    readonly lines?: readonly string[] | undefined;
  },
): InvoiceContent | undefined {
  const { reason, lines: chosen, ...own } = said;
  const lines = invoice.lines.filter(({ id }) => chosen === undefined || chosen.includes(id));
  if (lines.length === 0 || invoice.number === null) return undefined;
  return {
    ...invoice,
    ...own,
    kind: 'credit-note',
    ...summedUp(lines, 0, invoice.seller),
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn, reason },
  };
}

function summedUp(
  charges: readonly Charge[],
  paid: MinorUnits,
  seller: InvoiceContent['seller'],
): Pick<InvoiceContent, 'lines' | 'breakdown' | 'totals' | 'placeOfSupply' | 'inWords'> {
  const { breakdown, nets } = taxedCharges(charges);
  const isIndian = seller.country === 'IN';
  const lines = charges.map((charge, at): InvoiceLine => {
    return { ...charge, net: nets[at] ?? 0, code: isIndian ? codeOf(charge) : null };
  });
  const totals = totalsOf(breakdown, paid);
  return {
    lines,
    breakdown,
    totals,
    placeOfSupply: isIndian && seller.taxId !== null ? placeOfSupplyOf(seller.taxId) : null,
    inWords: isIndian && totals.total >= 0 ? rupeesInWords(totals.total) : null,
  };
}

function totalsOf(breakdown: readonly TaxBreakdown[], paid: MinorUnits): InvoiceTotals {
  const sum = (of: (one: TaxBreakdown) => number): number => breakdown.reduce((all, one) => all + of(one), 0);
  const [net, total] = [sum(({ taxable }) => taxable), sum(({ gross }) => gross)];
  return { net, tax: total - net, total, paid, due: total - paid };
}

/** What a line is by the codes of GST: lodging and what goes with it, or food and drink. */
const codeOf = ({ kind, description: { share } }: Charge): string | null =>
  share === 'food' || share === 'drinks' ? serviceCodes.restaurant : kind === 'extra' ? null : serviceCodes.room;

/** Nights one after the other of the same room at the same price are one line. */
function withNightsJoined(charges: readonly Charge[]): readonly Charge[] {
  return charges.reduce<Charge[]>((lines, charge) => {
    const last = lines.findLast((line) => isFollowedBy(line, charge));
    if (last === undefined) return [...lines, charge];
    const joined = { ...last, quantity: last.quantity + 1, gross: last.gross + charge.gross };
    return lines.map((line) => (line === last ? joined : line));
  }, []);
}

const isFollowedBy = (line: Charge, night: Charge): boolean =>
  line.kind === 'night' &&
  night.kind === 'night' &&
  line.day !== null &&
  night.day === addDays(line.day, line.quantity) &&
  line.gross === night.gross * line.quantity &&
  JSON.stringify([line.description, line.taxes]) === JSON.stringify([night.description, night.taxes]);
