import { preparePayment } from './load-script.ts';
import type { Completion } from './payment.types.ts';
import { confirmed, isTaken, reasonOf, stripeFor, type WalletDetails } from './stripe-script.ts';

/** After so long without an answer the engine is asked what came of a payment, in milliseconds. */
const patienceMs = 20_000;

/** A wallet's owner, as far as the wallet tells; empty where it does not. */
export interface WalletGuest {
  readonly fullName: string;
  readonly email: string;
  readonly contactNumber: string;
  /** ISO 3166; the country of the billing address, whose numbers need no prefix. */
  readonly country: string;
}

/** An order that was made for the wallet to pay. */
export interface WalletOrder {
  readonly orderId: string;
  readonly clientSecret: string;
  /** Where a guest comes back to from a bank's page. */
  readonly returnUrl: string;
}

/** How paying an order by a wallet ended: the gateway has an answer, for which the engine asks it, or was never asked. */
export type WalletEnd = { readonly kind: 'told'; readonly completion: Completion } | { readonly kind: 'not_asked' };

/** What a row of wallets is opened with. */
export interface ExpressRow {
  readonly scriptUrl: string;
  readonly keyId: string;
  /** As the gateway counts it: what the wallet shows, and what an order must be of. */
  readonly amount: number;
  readonly currency: string;
  readonly hotelId: number;
  readonly hotelName: string;
  readonly language: string;
  readonly vendor?: string | undefined;
  readonly superVendor?: string | undefined;
  /** Where the gateway's buttons are put. */
  readonly place: HTMLElement;
  /** The guest has agreed in the wallet: makes the booking and its order. Null where that cannot be. */
  readonly book: (guest: WalletGuest) => Promise<WalletOrder | null>;
  readonly onClosed: () => void;
  /** How paying the order ended. */
  readonly onEnd: (outcome: WalletEnd) => void;
}

/** What came of opening it: `close` takes the buttons away. */
export type ExpressOpened =
  | { readonly kind: 'ready'; readonly close: () => void }
  | { readonly kind: 'no_wallet' | 'sdk_not_loaded' | 'sdk_missing' };

/**
 * Loads Stripe's script and puts its Express Checkout Element, the buttons of the wallets that this device has, into the page.
 * There is no intent before the guest has agreed in a wallet; of the address that the wallet tells only the country is read.
 */
export async function openExpress(row: ExpressRow): Promise<ExpressOpened> {
  if (!(await preparePayment(row.scriptUrl))) return { kind: 'sdk_not_loaded' };
  const stripe = stripeFor(row.keyId, row.language);
  if (stripe === undefined) return { kind: 'sdk_missing' };
  const { vendor, superVendor } = row;
  const accounts = {
    ...(vendor === undefined ? {} : { vendor }),
    ...(superVendor === undefined ? {} : { superVendor }),
  };
  const elements = stripe.elements({
    mode: 'payment',
    amount: row.amount,
    currency: row.currency.toLowerCase(),
    ...(vendor === undefined ? {} : { onBehalfOf: vendor }),
  });
  const element = elements.create('expressCheckout', {
    emailRequired: true,
    phoneNumberRequired: true,
    billingAddressRequired: true,
    business: { name: row.hotelName },
    buttonType: { applePay: 'book', googlePay: 'book' },
    // Those that lead to another page would leave the guest's device behind.
    paymentMethods: { amazonPay: 'never', klarna: 'never', paypal: 'never' },
    layout: { maxColumns: 1, maxRows: 2, overflow: 'never' },
  });
  let isPaying = false;
  element.on('cancel', () => row.onClosed());
  element.on('confirm', ({ billingDetails, paymentFailed }) => {
    if (isPaying) return;
    isPaying = true;
    void pay(billingDetails ?? {}, paymentFailed).finally(() => (isPaying = false));
  });
  const pay = async (
    details: WalletDetails,
    paymentFailed: (why: { readonly reason: 'fail' }) => void,
  ): Promise<void> => {
    const { error } = await elements.submit();
    if (error !== undefined) return paymentFailed({ reason: 'fail' });
    const order = await row.book(guestOf(details));
    if (order === null) return paymentFailed({ reason: 'fail' });
    const { orderId, clientSecret, returnUrl } = order;
    const confirmParams = { return_url: returnUrl };
    const ended = await inTime(
      confirmed(() => stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' })),
    );
    // A decline has a code of the bank's or the gateway's; a payment without one stopped before them.
    if (!isTaken(ended) && reasonOf(ended.error) === null) return row.onEnd({ kind: 'not_asked' });
    row.onEnd({
      kind: 'told',
      completion: { gateway: 'stripe', paymentId: orderId, orderId, hotelId: row.hotelId, ...accounts },
    });
  };
  return new Promise((resolve) => {
    element.on('ready', ({ availablePaymentMethods }) => {
      if (Object.values(availablePaymentMethods ?? {}).includes(true))
        return resolve({ kind: 'ready', close: () => element.destroy() });
      element.destroy();
      resolve({ kind: 'no_wallet' });
    });
    element.on('loaderror', () => {
      element.destroy();
      resolve({ kind: 'sdk_missing' });
    });
    element.mount(row.place);
  });
}

/** Silence is no refusal: money may have gone, and the engine asks. */
const inTime = async <Answer extends object>(answer: Promise<Answer>): Promise<Answer | Record<string, never>> => {
  let late: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<Record<string, never>>((resolve) => {
    late = setTimeout(() => resolve({}), patienceMs);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(late));
};

const guestOf = ({ name, email, phone, address }: WalletDetails): WalletGuest => ({
  fullName: name?.trim() ?? '',
  email: email?.trim() ?? '',
  contactNumber: phone?.trim() ?? '',
  country: address?.country?.toUpperCase() ?? '',
});
