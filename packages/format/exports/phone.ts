export { telUrl } from '../src/phone.ts';
