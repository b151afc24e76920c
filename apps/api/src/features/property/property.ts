export { operatorKeyOf } from './property-api/property-key.ts';
