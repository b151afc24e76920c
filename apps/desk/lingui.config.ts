import { catalogsByScreen, linguiConfig } from '@latchkey/federation/lingui';
import { wordGroups } from './src/word-groups.ts';

// What was done to bookings is said by the journal and, far down, by the page of a booking: no other screen brings it.
const operations = '<rootDir>/src/journal';
const saying = ['screens/journal', 'screens/booking.history'].map((name) => `<rootDir>/locales/${name}`);

export default linguiConfig(
  catalogsByScreen(import.meta.dirname, wordGroups).map(({ path, include, exclude = [] }) => ({
    path,
    include: saying.includes(path) ? [...include, operations] : include,
    exclude: path === '<rootDir>/locales' ? [...exclude, '**/src/journal/**'] : exclude,
  })),
);
