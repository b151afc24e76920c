export { serviceRelease } from '../src/service-release.ts';
