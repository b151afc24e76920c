import type { InvoiceContent, InvoiceParty } from './invoice.types.ts';

/** What an XRechnung has that a paper may lack. */
const xRechnungParts = ['sellerAddress', 'sellerPhone', 'sellerEmail', 'buyerAddress', 'buyerEmail'] as const;
export type XRechnungPart = (typeof xRechnungParts)[number];

/** Whether a paper can be an e-invoice: both are businesses in Germany (UStG, § 14). */
export const isBetweenGermanBusinesses = ({
  seller,
  buyer,
  isCompany,
}: Pick<InvoiceContent, 'seller' | 'buyer' | 'isCompany'>): boolean =>
  isCompany && seller.country === 'DE' && buyer.country === 'DE';

const isFilled = (text: string | null): boolean => text !== null && text.trim() !== '';
const hasTown = ({ postalCode, city }: InvoiceParty): boolean => isFilled(postalCode) && isFilled(city);

/**
 * What of an XRechnung 3.0 a paper lacks: town and postcode of both (BR-DE-3, 4, 8, 9), the house's telephone and email
 * address (BR-DE-6, 7), and an email address of the company (PEPPOL-EN16931-R010).
 */
export function missingForXRechnung({
  seller,
  buyer,
}: Pick<InvoiceContent, 'seller' | 'buyer'>): readonly XRechnungPart[] {
  const has: Readonly<Record<XRechnungPart, boolean>> = {
    sellerAddress: hasTown(seller),
    sellerPhone: (seller.phone?.match(/\d/gu) ?? []).length >= 3,
    sellerEmail: isFilled(seller.email),
    buyerAddress: hasTown(buyer),
    buyerEmail: isFilled(buyer.email),
  };
  return xRechnungParts.filter((part) => !has[part]);
}
