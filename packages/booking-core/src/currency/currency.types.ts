export type { CurrencyCode } from './currency-codes.ts';

/**
 * An integer count of the currency's smallest billed unit: a rupee for INR and IDR, a yen (0 decimals), a cent for EUR
 * (2 decimals), a fils for KWD (3). Never fractional or `NaN`.
 */
export type MinorUnits = number;

/** An integer count of the smallest unit of ISO 4217, which payment gateways are spoken to in: paise for INR, cents for EUR. */
export type GatewayUnits = number;
