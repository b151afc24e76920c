export { gateways, ownGateways, ownVendor, type OwnGateway } from '../src/payment-ways/gateways.ts';
export { charges } from '../src/payment-ways/charges.ts';
