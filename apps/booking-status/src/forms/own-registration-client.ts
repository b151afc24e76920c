import type { ApiClient, Result } from '@latchkey/api-client/client';
import { ownRegistrationPaths } from '@latchkey/api-contract/registration-paths';
import type { OperationInput } from '@latchkey/api-contract/types';

type Name = keyof typeof ownRegistrationPaths;

/** Calls the two operations of a guest's registration: their paths come with this page alone. */
export const callOwnRegistration = <K extends Name>(
  api: ApiClient,
  name: K,
  input: OperationInput<K>,
  signal?: AbortSignal,
): Promise<Result<K>> => api.call({ name, ...ownRegistrationPaths[name] } as never, input as never, signal) as never;
