import { mergeConfig } from 'vitest/config';
import whole from './vitest.config.ts';

/** The tests of bookings and money: those which a mutant of their code must fail. The others would only be waited for. */
const config = mergeConfig(whole, {});
config.test.include = [
  'src/features/{reservations,payments}/**/*.test.ts',
  'test/{agreed,cancellations,change-of,gateway-,hoarding,modifications,open-holds,payment-,penalties,races,refund-,returned-}*.test.ts',
];
// Stryker has them run in threads, which take no flags of a process.
config.test.execArgv = [];
export default config;
