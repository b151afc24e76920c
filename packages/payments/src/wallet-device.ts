/** Apple's own interface of its devices. */
interface ApplePay {
  readonly canMakePayments?: () => boolean;
}

/**
 * Whether this device may have a wallet, as its browser alone tells: nobody else is asked. Apple's says it; other browsers
 * say only that they could open one, and which there is the gateway finds out once the guest has asked to pay by it.
 */
export function mayHaveWallet(device: object = globalThis): boolean {
  const { ApplePaySession, isSecureContext } = device as {
    ApplePaySession?: ApplePay;
    isSecureContext?: boolean;
  };
  if (isSecureContext !== true) return false;
  if (ApplePaySession === undefined) return 'PaymentRequest' in device;
  try {
    return ApplePaySession.canMakePayments?.() === true;
  } catch {
    return false;
  }
}
