/*
 * The card-vaulting provider: CardVault.open({ orderId, amount, currency, hotelId, vendorKey, onSuccess, onFailure, onClose }).
 * onSuccess({ paymentId, transactionId, orderId }), onFailure({ code, description }), onClose(). Card numbers are typed in
 * the provider's frame only.
 */
window.CardVault = {
  open({ orderId, amount, currency, hotelId, vendorKey, onSuccess, onFailure, onClose }) {
    for (const [name, value] of Object.entries({ orderId, amount, currency, hotelId, vendorKey })) {
      if (value === undefined || value === '') throw new Error(`\`${name}\` is mandatory`);
    }
    const popup = openSandboxPopup({
      path: '/card-vault/frame',
      title: 'Card payment',
      search: { order_id: orderId, key: vendorKey, amount: String(amount), currency, name: `Hotel ${hotelId}` },
      onDismiss: () => onClose?.(),
      onMessage: (message, { close }) => {
        if (message.kind === 'paid') {
          close();
          onSuccess?.(message.response);
        }
        if (message.kind === 'failed') {
          close();
          onFailure?.(message.error);
        }
      },
    });
    return { close: popup.close };
  },
};
