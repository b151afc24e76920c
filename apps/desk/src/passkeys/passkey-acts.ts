import type { ApiClient } from '@latchkey/api-client/client';
import { propertyClient, type PropertyInput } from '@latchkey/api-client/property';
import { makeOnDevice, proveOnDevice, type DeviceRefusal } from './ask-device.ts';

/** Why a passkey could not be made or used. */
export type PasskeyProblem = DeviceRefusal | 'passkey_refused' | 'prove_again' | 'signed_out' | 'unavailable';

/** An act with a passkey: null where it was done, else why not. */
export type PasskeyAct = (api: ApiClient) => Promise<PasskeyProblem | null>;

/** Signs in by a passkey of this device. Who is signed in proves by it anew who is at the desk. */
export const signInByPasskey: PasskeyAct = async (api) => {
  const desk = propertyClient(api, null);
  const begun = await desk.call('startPasskeySignIn', {});
  if (begun.status !== 200) return 'unavailable';
  const response = await reached(proveOnDevice(begun.body.options));
  if (typeof response === 'string') return response;
  const body = { response } as unknown as PropertyInput<'signInByPasskey'>['body'];
  return problemOf(await desk.call('signInByPasskey', { body }));
};

/** Makes a passkey on this device, and has the engine keep it. */
export const makePasskey: PasskeyAct = async (api) => {
  const desk = propertyClient(api, null);
  const begun = await desk.call('startPasskey', {});
  if (begun.status !== 200) return problemOf(begun);
  const response = await reached(makeOnDevice(begun.body.options));
  if (typeof response === 'string') return response;
  const body = { response } as unknown as PropertyInput<'keepPasskey'>['body'];
  return problemOf(await desk.call('keepPasskey', { body }));
};

/** The code that asks the device comes by the network, which may be away. */
const reached = <Answer>(answer: Promise<Answer>): Promise<Answer | 'unavailable'> =>
  answer.catch(() => 'unavailable' as const);

function problemOf({ status, body }: { readonly status: number | 'failure'; readonly body?: unknown }) {
  if (status === 200 || status === 201) return null;
  if (status === 401) return 'signed_out';
  const code = (body as { readonly code?: string } | undefined)?.code;
  return code === 'prove_again' || code === 'passkey_refused' ? code : 'unavailable';
}
