import type { LocalDate } from '../dates/local-date.types.ts';
import type { documentsAllowed, partsNotBuilt } from './invoice-lists.ts';

export type Documents = (typeof documentsAllowed)[number];
export type NotBuilt = (typeof partsNotBuilt)[number];

/** A rule of a country, from a day on. */
interface DocumentsRule {
  readonly documents: Documents;
  /** From this day; absent where it is older than the product. */
  readonly from?: LocalDate;
  readonly notBuilt: readonly NotBuilt[];
  /** Whether the gap is there for money taken in cash alone. */
  readonly ofCashAlone?: true;
  /** The law, as its own country cites it. */
  readonly source: string;
}

const day = (text: string): LocalDate => text as LocalDate;

/** The rules by country, the latest first. A country that has none may issue invoices. */
const rules: Readonly<Record<string, readonly DocumentsRule[]>> = {
  PT: [
    {
      documents: 'none',
      notBuilt: ['certified-software'],
      source: 'Decreto-Lei 28/2019, art. 2 and 4; Despacho 8632/2014',
    },
  ],
  ES: [{ documents: 'folio-only', notBuilt: ['chained-records'], source: 'Real Decreto 1007/2023; RDL 15/2025' }],
  IT: [
    {
      documents: 'folio-only',
      notBuilt: ['exchange-system'],
      source: 'D.Lgs. 127/2015 (SdI, registratore telematico)',
    },
  ],
  GR: [{ documents: 'folio-only', notBuilt: ['fiscal-reporting'], source: 'A.1138/2020 (myDATA); A.1217/2023' }],
  NP: [{ documents: 'folio-only', notBuilt: ['listed-billing'], source: 'VAT Rules 2053, rules 17 and 18' }],
  DE: [{ documents: 'invoice', notBuilt: ['signed-till'], ofCashAlone: true, source: 'Abgabenordnung, § 146a' }],
  AT: [
    {
      documents: 'invoice',
      notBuilt: ['signed-till'],
      ofCashAlone: true,
      source: 'Registrierkassensicherheitsverordnung',
    },
  ],
  FR: [
    { documents: 'invoice', notBuilt: ['certified-software'], ofCashAlone: true, source: 'CGI, art. 286, I, 3° bis' },
  ],
  IN: [{ documents: 'invoice', notBuilt: ['e-invoice-register'], source: 'CGST Rules 2017, rule 48(4)' }],
  AE: [
    {
      documents: 'invoice',
      from: day('2027-01-01'),
      notBuilt: ['exchange-system'],
      source: 'Decisions MD 243 and 244 of 2025',
    },
    { documents: 'invoice', notBuilt: [], source: 'VAT Executive Regulation, art. 59' },
  ],
};

/** What a house may issue, why, and what it has to use beside this product. */
export interface DocumentsPolicy {
  readonly documents: Documents;
  readonly notBuilt: readonly NotBuilt[];
  /** Whether `notBuilt` is needed for money taken in cash alone. */
  readonly ofCashAlone: boolean;
  readonly source: string | null;
}

/**
 * The rule of a country on a day. `certified` says that a certified part does what is not built, which lifts the rule to
 * invoices. For an unknown country only the account is handed out: nobody knows what its law asks.
 */
export function documentsPolicyOf(country: string | undefined, on: LocalDate, certified = false): DocumentsPolicy {
  if (country === undefined) return { documents: 'folio-only', notBuilt: [], ofCashAlone: false, source: null };
  const rule = (rules[country] ?? []).find(({ from }) => from === undefined || from <= on);
  if (rule === undefined) return { documents: 'invoice', notBuilt: [], ofCashAlone: false, source: null };
  return {
    documents: certified ? 'invoice' : rule.documents,
    notBuilt: certified ? [] : rule.notBuilt,
    ofCashAlone: rule.ofCashAlone === true,
    source: rule.source,
  };
}
