import { mergeConfig } from 'vitest/config';
import whole from './vitest.config.ts';

/** The tests of bookings and money: those which a mutant of their code must fail. The others would only be waited for. */
const config = mergeConfig(whole, {});
config.test.include = [
  'src/features/{reservations,payments}/**/*.test.ts',
  'src/features/property/{booking-at-desk,gateway-accounts,property-api}/*.test.ts',
  'test/{agreed,cancellations,change-of,closing,code-uses,deposit-,extra-stock,gateway-,hoarding,killed-charge,killed-deposit,lost-,modifications}*.test.ts',
  'test/{money-at-property,open-holds,own-account,payer-notices,payment-,penalties,personal-money,plan-deposits,races}*.test.ts',
  'test/{refund-,returned-,server-lost,share-completions,share-of-a-hotel,shares,stripe-,two-accounts}*.test.ts',
];
// Stryker has them run in threads, which take no flags of a process: it gives its own processes that of memory.
config.test.execArgv = [];
export default config;
