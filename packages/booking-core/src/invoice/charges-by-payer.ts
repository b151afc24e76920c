import { byLargestRemainder } from '../arithmetic/largest-remainder.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { isCharge } from '../folio/folio-balance.ts';
import type { FolioLine, FolioSubject } from '../folio/folio.types.ts';
import { standingWith } from '../folio/moved-lines.ts';
import type { ChargeSettings, ChargesOfStay } from './charges-of-stay.ts';
import { dividedCharge } from './divided-price.ts';
import { evenedParts } from './evened-parts.ts';
import type { Charge, InvoiceTax } from './invoice.types.ts';
import { isOfOrigin } from './origin-lines.ts';

/** What a payer of a folio is invoiced, and the names of what stands there of whose tax nobody has said anything. */
export interface ChargesOfPayer {
  readonly charges: readonly Charge[];
  readonly unrated: readonly string[];
}

/** What the house says of lines that were put on a folio by hand. */
interface SaidOfLines extends Pick<ChargeSettings, 'extras'> {
  /** What a line is for, in words; its own unless given. */
  readonly nameOf?: (subject: FolioSubject) => string;
}

/** What decides on the tax of what was put on a folio by hand. */
interface Posted extends Required<Pick<SaidOfLines, 'nameOf'>> {
  readonly extras: NonNullable<ChargeSettings['extras']>;
  readonly isTaxed: boolean;
  readonly roomTaxes: readonly InvoiceTax[];
}

/**
 * The charges of a folio by its payers, `guest` first: what was agreed as its lines stand with each, and what was posted
 * by hand. Value added tax and offers go with the price that they are of, and a levy that is a line stands with that
 * line's payer. The charges of a payer come to his lines. Over all payers no unit of a charge is lost or doubled, but what
 * another stay has taken over.
 */
export function chargesByPayer(
  agreed: ChargesOfStay,
  lines: readonly FolioLine[],
  payerIds: readonly string[],
  { extras = {}, nameOf = ({ name = '' }) => name }: SaidOfLines = {},
): ReadonlyMap<string, ChargesOfPayer> {
  const standing = payerIds.map((payerId) => standingWith(lines, payerId));
  const first = lines.filter((line) => isCharge(line) && line.source === 'agreed');
  const nights = first.filter(({ kind }) => kind === 'night');
  const billed = first.filter(({ id }) => id !== 'fee:changes');
  const parts = evenedParts(
    agreed.charges.map((charge) => {
      const own = first.filter((line) => isOfOrigin(line, agreed.origins.get(charge.id)));
      return partsBy(charge.gross, weightsOf(own.length > 0 ? own : nights, standing));
    }),
    sumsOf(billed, standing),
  );
  const posted: Posted = {
    extras,
    nameOf,
    isTaxed: agreed.charges.some(({ taxes }) => taxes.length > 0),
    roomTaxes: agreed.charges.find(({ kind }) => kind === 'night')?.taxes ?? [],
  };
  return new Map(
    payerIds.map((payerId, at) => {
      const ofStay = agreed.charges.flatMap((charge, place) => {
        const gross = parts[place]?.[at] ?? 0;
        return gross === 0 ? [] : [{ ...charge, gross }];
      });
      const byHand = postedCharges(lines, billed, standing[at] ?? new Map(), posted);
      return [payerId, { charges: [...ofStay, ...byHand.charges], unrated: byHand.unrated }];
    }),
  );
}

/** What of some lines stands with each payer, and at the end what another stay has taken over. */
function sumsOf(lines: readonly FolioLine[], standing: readonly ReadonlyMap<string, MinorUnits>[]): MinorUnits[] {
  const sum = (of: (line: FolioLine) => number): number => lines.reduce((all, line) => all + of(line), 0);
  const parts = standing.map((payer) => sum(({ id }) => payer.get(id) ?? 0));
  return [...parts, sum(({ amount }) => amount) - parts.reduce((all, part) => all + part, 0)];
}

/** How much of some lines stands with each payer, and at the end what another stay has taken over. */
function weightsOf(lines: readonly FolioLine[], standing: readonly ReadonlyMap<string, MinorUnits>[]): number[] {
  const sum = (of: (line: FolioLine) => number): number => Math.abs(lines.reduce((all, line) => all + of(line), 0));
  const parts = standing.map((payer) => sum(({ id }) => payer.get(id) ?? 0));
  const here = parts.reduce((all, part) => all + part, 0);
  return [...parts, Math.max(0, sum(({ amount }) => amount) - here)];
}

/** Whoever booked pays what no line says a payer of. */
function partsBy(gross: MinorUnits, weights: readonly number[]): number[] {
  const known = weights.some((weight) => weight > 0) ? weights : weights.map((_, at) => (at === 0 ? 1 : 0));
  return byLargestRemainder(Math.abs(gross), known).map((part) => part * Math.sign(gross));
}

/** What was put on the folio by hand, or came from another stay, and stands with a payer. */
function postedCharges(
  lines: readonly FolioLine[],
  billed: readonly FolioLine[],
  standing: ReadonlyMap<string, MinorUnits>,
  { extras, nameOf, isTaxed, roomTaxes }: Posted,
): ChargesOfPayer {
  const unrated: string[] = [];
  const ofBill = new Set(billed.map(({ id }) => id));
  const charges = [...standing].flatMap(([id, gross]): readonly Charge[] => {
    if (ofBill.has(id)) return [];
    const own = lines.find((one) => one.id === id);
    const line = own ?? lines.find(({ movedFrom }) => movedFrom === id);
    if (line === undefined) return [];
    // A charge that was given away before the stay was made shorter is no line of its bill any more.
    const isGone = (kind: string): boolean => own === undefined && id.startsWith(`${kind}:`);
    // What the property takes off or puts on, and the fee of a change, is of the rooms and taxed as they are.
    const isOfRooms = line.kind === 'adjustment' || id === 'fee:changes' || isGone('night');
    const { taxWithin } = line;
    const taxes =
      taxWithin !== undefined && taxWithin.percent > 0
        ? [namedAsRooms({ name: taxWithin.name, rate: taxWithin.percent }, roomTaxes)]
        : isOfRooms
          ? roomTaxes
          : [];
    const name = nameOf(line.subject);
    const shares =
      isTaxed && taxWithin === undefined && !isOfRooms && !isGone('tax') ? extras[line.subject.id ?? ''] : [];
    if (shares === undefined) unrated.push(name);
    const kind = line.kind === 'adjustment' || line.kind === 'fee' ? line.kind : 'extra';
    const charge = { id, kind, day: line.day, description: { name }, gross, taxes } as const;
    return dividedCharge({ ...charge, quantity: line.subject.quantity ?? 1 }, shares ?? []);
  });
  return { charges, unrated };
}

/** The same tax under the name that the bill has for it: a rate stands once on an invoice. Halves of GST keep theirs. */
const namedAsRooms = (tax: InvoiceTax, roomTaxes: readonly InvoiceTax[]): InvoiceTax =>
  roomTaxes.length === 1 && !/^[CSI]?GST/i.test(tax.name) ? { ...tax, name: roomTaxes[0]?.name ?? tax.name } : tax;
