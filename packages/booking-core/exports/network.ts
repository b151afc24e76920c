export { addressGroup } from '../src/network/address-group.ts';
