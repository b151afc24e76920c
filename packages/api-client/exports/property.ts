export {
  propertyClient,
  type AskedAt,
  type NamedPath,
  type PropertyClient,
  type PropertyInput,
  type PropertyOperationName,
  type PropertyResult,
} from '../src/property-client.ts';
