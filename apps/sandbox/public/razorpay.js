/* The India gateway's checkout script, as its documents describe it. */
window.Razorpay = class Razorpay {
  #options;
  #listeners = new Map();
  #popup;

  constructor(options) {
    for (const name of ['key', 'amount', 'currency', 'name', 'order_id']) {
      if (options?.[name] === undefined || options[name] === '') throw new Error(`\`${name}\` is mandatory`);
    }
    this.#options = options;
  }

  on(event, listener) {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  open() {
    const { key, order_id, amount, currency, name, description = '', modal = {}, timeout } = this.#options;
    this.#popup = openSandboxPopup({
      path: '/razorpay/checkout',
      title: 'Razorpay Checkout',
      search: { key, order_id, amount: String(amount), currency, name, description },
      escape: modal.escape !== false,
      backdropClose: modal.backdropclose === true,
      confirmClose: modal.confirm_close === true,
      timeoutSeconds: timeout,
      onDismiss: () => modal.ondismiss?.(),
      onMessage: (message, popup) => this.#hear(message, popup),
    });
  }

  close() {
    this.#popup?.close();
  }

  #hear(message, popup) {
    if (message.kind === 'paid') {
      popup.close();
      if (this.#options.callback_url !== undefined && this.#options.redirect === true) this.#redirect(message.response);
      else this.#options.handler?.(message.response);
    }
    if (message.kind === 'failed') {
      for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error: message.error });
      if (this.#options.retry === false || this.#options.retry?.enabled === false) {
        popup.close();
        this.#options.modal?.ondismiss?.();
      }
    }
  }

  #redirect(response) {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = this.#options.callback_url;
    for (const [name, value] of Object.entries(response)) {
      const field = document.createElement('input');
      Object.assign(field, { type: 'hidden', name, value });
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  }
};
