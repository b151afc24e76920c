import { linguiConfig } from '@latchkey/federation/lingui';

/** Folders whose words the page's frame needs: the shell brings these alone. */
const frame = ['<rootDir>/src/frame', '<rootDir>/src/screen-states'];

export default linguiConfig([
  { path: '<rootDir>/locales/frame', include: frame },
  { path: '<rootDir>/locales', include: ['<rootDir>/src'], exclude: frame.map((folder) => `${folder}/**`) },
]);
