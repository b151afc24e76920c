import type { ApiClient } from '@latchkey/api-client/client';
import { propertyClient, type PropertyClient } from '@latchkey/api-client/property';
import { registrationPaths } from '@latchkey/api-contract/registration-paths';

/** Calls the operations of registration at a hotel. */
export const registrationClient = (api: ApiClient, hotelId: number): PropertyClient =>
  propertyClient(api, hotelId, registrationPaths);
