/** An ISO 4217 code that Latchkey can bill in. */
export type CurrencyCode = 'INR' | 'IDR' | 'EUR' | 'USD' | 'GBP' | 'AED' | 'NPR' | 'CHF' | 'SGD' | 'THB';

/**
 * An integer count of the currency's smallest billed unit: a rupee for INR and IDR (0 decimals), a cent for EUR
 * (2 decimals). Never fractional, never `NaN`.
 */
export type MinorUnits = number;

/** An integer count of the hundredths a payment gateway is spoken to in: paise for INR, cents for EUR. */
export type GatewayUnits = number;
