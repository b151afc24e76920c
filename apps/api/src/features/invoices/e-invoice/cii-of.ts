import { decimalsOf } from '@latchkey/booking-core/currency';
import type { InvoiceContent, InvoiceLine, InvoiceParty, TaxBreakdown } from '@latchkey/booking-core/invoice';
import { xmlText } from '@latchkey/booking-core/text';

/** What reads it: Factur-X by EN 16931, or XRechnung 3.0. */
export type EInvoiceProfile = 'en16931' | 'xrechnung';

const guidelines: Readonly<Record<EInvoiceProfile, string>> = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
};
const businessProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
/** Of EN 16931: invoice, credit note, invoice that is none. */
const typeCodes: Readonly<Record<InvoiceContent['kind'], string>> = {
  invoice: '380',
  'credit-note': '381',
  'pro-forma': '325',
};

type Node = string | readonly Node[] | null;

const written = (node: Node): string =>
  node === null ? '' : typeof node === 'string' ? node : node.map(written).join('');
const tag = (name: string, content: Node, attributes = ''): string =>
  `<${name}${attributes === '' ? '' : ` ${attributes}`}>${written(content)}</${name.split(' ')[0] ?? name}>`;
const text = (name: string, value: string | null): Node =>
  value === null || value === '' ? null : tag(name, xmlText(value));
const day = (name: string, date: string, space = 'udt'): string =>
  tag(name, tag(`${space}:DateTimeString`, date.replaceAll('-', ''), 'format="102"'));

/**
 * An invoice or credit note as CII (UN/CEFACT D16B), as Factur-X and XRechnung read it. Every sum is that of the frozen
 * paper; what is outside value added tax has category E, since O may not stand beside others (BR-O-11 to 14).
 */
export function ciiOf(content: InvoiceContent, profile: EInvoiceProfile): string {
  const amount = (minor: number): string => plain(minor, decimalsOf(content.currency));
  const { seller, buyer, stay, totals, corrects } = content;
  const document = tag(
    'rsm:CrossIndustryInvoice',
    [
      tag('rsm:ExchangedDocumentContext', [
        profile === 'xrechnung'
          ? tag('ram:BusinessProcessSpecifiedDocumentContextParameter', tag('ram:ID', businessProcess))
          : null,
        tag('ram:GuidelineSpecifiedDocumentContextParameter', tag('ram:ID', guidelines[profile])),
      ]),
      tag('rsm:ExchangedDocument', [
        text('ram:ID', content.number),
        tag('ram:TypeCode', typeCodes[content.kind]),
        day('ram:IssueDateTime', content.issuedOn),
        tag('ram:IncludedNote', text('ram:Content', noteOf(content))),
      ]),
      tag('rsm:SupplyChainTradeTransaction', [
        content.lines.map((line, at) => lineOf(line, at, amount)),
        tag('ram:ApplicableHeaderTradeAgreement', [
          text('ram:BuyerReference', stay.reference),
          tag('ram:SellerTradeParty', [
            // A seller without a VAT id is known to the buyer by another number (BR-CO-26).
            seller.taxId === null ? text('ram:ID', seller.localTaxId) : null,
            partyOf(seller, [
              tag('ram:DefinedTradeContact', [
                text('ram:PersonName', seller.name),
                seller.phone === null
                  ? null
                  : tag('ram:TelephoneUniversalCommunication', text('ram:CompleteNumber', seller.phone)),
                seller.email === null
                  ? null
                  : tag('ram:EmailURIUniversalCommunication', text('ram:URIID', seller.email)),
              ]),
            ]),
            registration(seller.localTaxId, 'FC'),
            registration(seller.taxId, 'VA'),
          ]),
          tag('ram:BuyerTradeParty', [partyOf(buyer, []), registration(buyer.taxId, 'VA')]),
        ]),
        tag(
          'ram:ApplicableHeaderTradeDelivery',
          tag('ram:ActualDeliverySupplyChainEvent', day('ram:OccurrenceDateTime', stay.departure)),
        ),
        tag('ram:ApplicableHeaderTradeSettlement', [
          tag('ram:InvoiceCurrencyCode', content.currency),
          meansOf(content),
          content.breakdown.flatMap((group) => taxesOf(group, reasonOf(content), amount)),
          tag('ram:BillingSpecifiedPeriod', [
            day('ram:StartDateTime', stay.arrival),
            day('ram:EndDateTime', stay.departure),
          ]),
          tag('ram:SpecifiedTradePaymentTerms', day('ram:DueDateDateTime', content.issuedOn)),
          tag('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
            tag('ram:LineTotalAmount', amount(totals.net)),
            tag('ram:TaxBasisTotalAmount', amount(totals.net)),
            tag('ram:TaxTotalAmount', amount(totals.tax), `currencyID="${content.currency}"`),
            tag('ram:GrandTotalAmount', amount(totals.total)),
            tag('ram:TotalPrepaidAmount', amount(totals.paid)),
            tag('ram:DuePayableAmount', amount(totals.due)),
          ]),
          corrects === null
            ? null
            : tag('ram:InvoiceReferencedDocument', [
                text('ram:IssuerAssignedID', corrects.number),
                day('ram:FormattedIssueDateTime', corrects.issuedOn, 'qdt'),
              ]),
        ]),
      ]),
    ],
    namespaces,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
}

const namespaces = [
  ['rsm', 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'],
  ['ram', 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100'],
  ['qdt', 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100'],
  ['udt', 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100'],
]
  .map(([name, uri]) => `xmlns:${name}="${uri}"`)
  .join(' ');

/** Minor units as a decimal number with so many places. */
function plain(minor: number, decimals: number): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return `${minor < 0 ? '-' : ''}${whole}`;
}

/** Whose stay it is of, and why it is corrected. */
const noteOf = ({ stay, corrects }: InvoiceContent): string =>
  [`${stay.guest}, ${stay.arrival} – ${stay.departure}`, corrects?.reason ?? '']
    .filter((part) => part !== '')
    .join('. ');

function lineOf(line: InvoiceLine, at: number, amount: (minor: number) => string): string {
  const { description, quantity, net, taxes } = line;
  const [tax] = taxes;
  return tag('ram:IncludedSupplyChainTradeLineItem', [
    tag('ram:AssociatedDocumentLineDocument', tag('ram:LineID', String(at + 1))),
    tag(
      'ram:SpecifiedTradeProduct',
      text(
        'ram:Name',
        [description.name, description.share].filter((part) => part !== undefined).join(', ') || line.id,
      ),
    ),
    tag(
      'ram:SpecifiedLineTradeAgreement',
      // A price of one has as many decimals as its line needs (BT-146).
      tag('ram:NetPriceProductTradePrice', tag('ram:ChargeAmount', priceOfOne(net, quantity, amount))),
    ),
    tag(
      'ram:SpecifiedLineTradeDelivery',
      tag('ram:BilledQuantity', String(net < 0 ? -quantity : quantity), 'unitCode="C62"'),
    ),
    tag('ram:SpecifiedLineTradeSettlement', [
      tag('ram:ApplicableTradeTax', [
        tag('ram:TypeCode', 'VAT'),
        tag('ram:CategoryCode', tax === undefined ? 'E' : 'S'),
        tag('ram:RateApplicablePercent', String(tax?.rate ?? 0)),
      ]),
      tag('ram:SpecifiedTradeSettlementLineMonetarySummation', tag('ram:LineTotalAmount', amount(net))),
    ]),
  ]);
}

/** Never below 0 (BR-27): what takes something off has a quantity below 0. */
function priceOfOne(net: number, quantity: number, amount: (minor: number) => string): string {
  const size = Math.abs(net);
  if (size % quantity === 0) return amount(size / quantity);
  const [whole = '0', fraction = ''] = amount(1).split('.');
  return (size / quantity / 10 ** (whole === '0' ? fraction.length : 0)).toFixed(6);
}

/** Why lines are outside value added tax (BT-120): levies are passed on to their creditors. */
const reasonOf = ({ lines }: InvoiceContent): string => {
  const outside = lines.filter(({ taxes }) => taxes.length === 0).map(({ description }) => description.name);
  return `${[...new Set(outside)].join(', ')}: durchlaufender Posten`;
};

function taxesOf(
  { category, taxes, taxable }: TaxBreakdown,
  reason: string,
  amount: (minor: number) => string,
): readonly string[] {
  const one = (due: number, rate: number): string =>
    tag('ram:ApplicableTradeTax', [
      tag('ram:CalculatedAmount', amount(due)),
      tag('ram:TypeCode', 'VAT'),
      category === 'E' ? text('ram:ExemptionReason', reason) : null,
      tag('ram:BasisAmount', amount(taxable)),
      tag('ram:CategoryCode', category),
      tag('ram:RateApplicablePercent', String(rate)),
    ]);
  return taxes.length === 0 ? [one(0, 0)] : taxes.map(({ rate, amount: due }) => one(due, rate));
}

const partyOf = (party: InvoiceParty, contact: readonly Node[]): Node => [
  text('ram:Name', party.name),
  contact,
  tag('ram:PostalTradeAddress', [
    text('ram:PostcodeCode', party.postalCode),
    text('ram:LineOne', party.street),
    text('ram:CityName', party.city),
    tag('ram:CountryID', party.country),
  ]),
  party.email === null
    ? null
    : tag('ram:URIUniversalCommunication', tag('ram:URIID', xmlText(party.email), 'schemeID="EM"')),
];

const registration = (id: string | null, scheme: 'VA' | 'FC'): Node =>
  id === null ? null : tag('ram:SpecifiedTaxRegistration', tag('ram:ID', xmlText(id), `schemeID="${scheme}"`));

/** A transfer to the house's account (58), where it names one; else no way is named (1), since XRechnung wants the group. */
const meansOf = ({ seller: { iban } }: InvoiceContent): Node =>
  tag('ram:SpecifiedTradeSettlementPaymentMeans', [
    tag('ram:TypeCode', iban === null ? '1' : '58'),
    iban === null ? null : tag('ram:PayeePartyCreditorFinancialAccount', text('ram:IBANID', iban)),
  ]);
