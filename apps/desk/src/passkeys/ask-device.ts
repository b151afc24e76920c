import type * as Browser from '@simplewebauthn/browser';

/** Why a device gave nothing: whoever holds it put its question aside, has a passkey on it already, or it has none to give. */
export type DeviceRefusal = 'put_aside' | 'known_here' | 'no_passkeys';

type Made = Awaited<ReturnType<typeof Browser.startRegistration>>;
type Given = Awaited<ReturnType<typeof Browser.startAuthentication>>;

/** Asks the device to make a passkey, as the engine wants it. */
export const makeOnDevice = (options: object): Promise<Made | DeviceRefusal> =>
  asked(async ({ startRegistration }) => startRegistration({ optionsJSON: options as never }));

/** Asks the device to prove, by a passkey that it has, who holds it. */
export const proveOnDevice = (options: object): Promise<Given | DeviceRefusal> =>
  asked(async ({ startAuthentication }) => startAuthentication({ optionsJSON: options as never }));

async function asked<Answer>(ask: (library: typeof Browser) => Promise<Answer>): Promise<Answer | DeviceRefusal> {
  if (!('PublicKeyCredential' in globalThis)) return 'no_passkeys';
  // Needed by who presses for it alone.
  const library = await import('@simplewebauthn/browser');
  try {
    return await ask(library);
  } catch (cause) {
    const { name, code } = cause as { readonly name?: string; readonly code?: Browser.WebAuthnErrorCode };
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known_here';
    return name === 'NotAllowedError' || name === 'AbortError' ? 'put_aside' : 'no_passkeys';
  }
}
