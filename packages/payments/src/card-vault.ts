import { accountsOf, type PaymentOutcome, type PaymentWindow } from './payment.types.ts';

/** The card-vaulting provider's global. No provider publishes a script of this shape, so the interface is ours. Card numbers stay in the provider's own frame. */
interface CardVault {
  open(options: {
    readonly orderId: string;
    readonly amount: number;
    readonly currency: string;
    readonly hotelId: number;
    readonly vendorKey: string;
    readonly onSuccess: (paid: { readonly paymentId: string; readonly transactionId: string }) => void;
    readonly onFailure: (error?: { readonly code?: string }) => void;
    readonly onClose: () => void;
  }): void;
}

/** Opens the card vault's window; settles when it is paid, refused or closed. */
export function openCardVault(asked: PaymentWindow): Promise<PaymentOutcome> {
  const { CardVault } = globalThis as { CardVault?: CardVault };
  if (!CardVault) return Promise.resolve({ kind: 'unavailable', code: 'sdk_missing' });
  return new Promise((resolve) => {
    CardVault.open({
      orderId: asked.order.order_id,
      amount: asked.order.amount,
      currency: asked.order.currency,
      hotelId: asked.hotelId,
      vendorKey: asked.keyId,
      onSuccess: ({ paymentId, transactionId }) =>
        resolve({
          kind: 'paid',
          completion: {
            gateway: 'card-vault',
            paymentId,
            transactionId,
            orderId: asked.order.order_id,
            hotelId: asked.hotelId,
            ...accountsOf(asked),
          },
        }),
      onFailure: (error) => resolve({ kind: 'failed', reason: error?.code ?? null }),
      onClose: () => resolve({ kind: 'closed', reason: 'modal closed for the card-vaulting provider' }),
    });
  });
}
