export {
  gatewayNames,
  gateways,
  ownGateways,
  type GatewayName,
  type OwnGateway,
} from '../src/payment-ways/gateways.ts';
export { ownVendor } from '../src/payment-ways/own-account.ts';
export { charges } from '../src/payment-ways/charges.ts';
