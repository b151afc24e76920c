import { linguiConfig } from '@latchkey/federation/lingui';

export default linguiConfig([
  { path: '<rootDir>/locales', include: ['<rootDir>/src'], exclude: ['**/*.island.tsx'] },
  // What is fetched after the first view has its words fetched with it.
  { path: '<rootDir>/locales/later', include: ['<rootDir>/src/**/*.island.tsx'] },
]);
