import { linguiConfig } from '@latchkey/federation/lingui';

/** The whole of a page that comes later. */
const registering = ['<rootDir>/src/screens/booking/registration/**'];

export default linguiConfig([
  { path: '<rootDir>/locales', include: ['<rootDir>/src'], exclude: [...registering, '**/*.island.tsx'] },
  // What is fetched after the first view has its words fetched with it.
  { path: '<rootDir>/locales/later', include: ['<rootDir>/src/**/*.island.tsx', ...registering] },
]);
