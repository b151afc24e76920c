import { catalogsByScreen, linguiConfig } from '@latchkey/federation/lingui';
import { wordGroups } from './src/word-groups.ts';

// What was done to bookings is said by the journal and, far down, by the page of a booking: no other screen brings it.
const operations = '<rootDir>/src/journal';
/** What pages say of presses that failed comes after the page, with the words of signing in. */
const presses = '<rootDir>/src/presses';
const saying = ['screens/journal', 'screens/booking.history'].map((name) => `<rootDir>/locales/${name}`);

export default linguiConfig(
  catalogsByScreen(import.meta.dirname, wordGroups).map(({ path, include, exclude = [] }) => ({
    path,
    include: [
      ...include,
      ...(saying.includes(path) ? [operations] : []),
      ...(path === '<rootDir>/locales/screens/account' ? [presses] : []),
    ],
    exclude: path === '<rootDir>/locales' ? [...exclude, '**/src/journal/**', '**/src/presses/**'] : exclude,
  })),
);
