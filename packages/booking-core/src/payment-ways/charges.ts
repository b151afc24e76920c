import type { GatewayName } from './gateways.ts';

/**
 * The currencies that a gateway is known to charge; those of other gateways are unknown. Razorpay: what public lists
 * name, as those of the makers of shops that it is built into, in November 2026, with the larger currencies that they
 * leave out. Which of them an account has is agreed with Razorpay. Stripe: the currencies of its documents that it counts as
 * ISO 4217 does, krónur and Uganda's shillings; of dinars and rials it takes no last digit but zero, which a bill may have.
 */
const charged: Readonly<Partial<Record<GatewayName, readonly string[]>>> = {
  razorpay:
    'AED ALL AMD ARS AUD AWG AZN BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BZD CAD CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD GBP GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SCR SEK SGD SLL SOS SSP SVC SZL THB TND TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV XAF XCD XOF XPF YER ZAR ZMW'.split(
      ' ',
    ),
  stripe:
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JPY KES KGS KHR KMF KRW KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD STN SZL THB TJS TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW'.split(
      ' ',
    ),
};

/** Whether a gateway charges in a currency (ISO 4217); null where that is not known. */
export const charges = (gateway: GatewayName, currency: string): boolean | null =>
  charged[gateway]?.includes(currency) ?? null;
