/*
 * Stripe.js, as its documents describe it, as far as a Payment Element and an Express Checkout Element need it: the fields and
 * the wallets' buttons are in a frame of the provider's, a confirmation ends in an intent or an error, and a bank's question
 * leads the page away to come back to its return_url. A wallet's sheet, which a device draws over everything, is the frame
 * itself made as large as the window.
 */
(() => {
  const script = new URL(document.currentScript.src);
  /* Frames come from another origin than the script, as the real provider's do: a page's policy must name both. */
  const frameOrigin = Object.assign(new URL(script), {
    hostname: script.hostname === 'localhost' ? '127.0.0.1' : 'localhost',
  }).origin;

  class PaymentElement {
    #listeners = new Map();
    #answers = new Map();
    #frame = document.createElement('iframe');

    constructor({ key, clientSecret, locale, colour }) {
      const address = new URL('/stripe/frame', frameOrigin);
      for (const [name, value] of Object.entries({ key, clientSecret, locale, colour, opener: location.origin }))
        address.searchParams.set(name, value ?? '');
      this.#frame.title = 'Secure payment input frame';
      this.#frame.src = address.href;
      this.#frame.allow = 'payment';
      Object.assign(this.#frame.style, { border: '0', inlineSize: '100%', blockSize: '230px', colorScheme: 'light' });
      addEventListener('message', (event) => {
        if (event.source !== this.#frame.contentWindow || event.origin !== frameOrigin) return;
        const { kind, id, answer } = event.data;
        if (kind === 'ready' || kind === 'escape') for (const hear of this.#listeners.get(kind) ?? []) hear();
        if (kind === 'confirmed') this.#answers.get(id)?.(answer);
      });
    }

    on(event, hear) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), hear]);
      return this;
    }

    mount(place) {
      (typeof place === 'string' ? document.querySelector(place) : place).append(this.#frame);
    }

    /* Its first field. */
    focus() {
      this.#frame.focus();
      this.#frame.contentWindow.postMessage({ kind: 'focus' }, frameOrigin);
    }

    confirm(returnUrl) {
      return new Promise((resolve) => {
        const id = crypto.randomUUID();
        this.#answers.set(id, resolve);
        this.#frame.contentWindow.postMessage({ kind: 'confirm', id, returnUrl }, frameOrigin);
      });
    }
  }

  /* The buttons of the wallets that the device has, here one. */
  class ExpressCheckoutElement {
    #listeners = new Map();
    #answers = new Map();
    #frame = document.createElement('iframe');
    #hear;

    constructor({ key, locale, amount, currency }, options) {
      const address = new URL('/stripe/wallet', frameOrigin);
      const asked = ['email', 'phone'].filter(
        (name) => options[name === 'email' ? 'emailRequired' : 'phoneNumberRequired'],
      );
      const facts = { key, locale, amount, currency, asked, shop: options.business?.name, opener: location.origin };
      for (const [name, value] of Object.entries(facts)) address.searchParams.set(name, value ?? '');
      this.#frame.title = 'Secure express checkout frame';
      this.#frame.src = address.href;
      this.#frame.allow = 'payment';
      this.#lay(false);
      this.#hear = (event) => {
        if (event.source !== this.#frame.contentWindow || event.origin !== frameOrigin) return;
        const { kind, id, answer } = event.data;
        if (kind === 'ready') this.#tell('ready', { availablePaymentMethods: answer });
        if (kind === 'sheet') this.#lay(true);
        if (kind === 'cancel') this.#tell('cancel', {});
        if (kind === 'cancel' || kind === 'confirmed') this.#lay(false);
        if (kind === 'confirmed') this.#answers.get(id)?.(answer);
        if (kind === 'authorised')
          this.#tell('confirm', {
            billingDetails: answer,
            expressPaymentType: 'google_pay',
            paymentFailed: () => {
              this.#say({ kind: 'failed' });
              this.#lay(false);
            },
          });
      };
      addEventListener('message', this.#hear);
    }

    #say(message) {
      this.#frame.contentWindow?.postMessage(message, frameOrigin);
    }

    #tell(name, event) {
      for (const hear of this.#listeners.get(name) ?? []) hear({ elementType: 'expressCheckout', ...event });
    }

    #lay(isSheet) {
      Object.assign(this.#frame.style, {
        border: '0',
        colorScheme: 'light',
        inlineSize: isSheet ? '100vw' : '100%',
        blockSize: isSheet ? '100vh' : '52px',
        position: isSheet ? 'fixed' : 'static',
        inset: '0',
        zIndex: isSheet ? '2147483647' : '0',
      });
    }

    on(event, hear) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), hear]);
      return this;
    }

    mount(place) {
      (typeof place === 'string' ? document.querySelector(place) : place).append(this.#frame);
    }

    destroy() {
      removeEventListener('message', this.#hear);
      this.#frame.remove();
    }

    confirm(returnUrl, clientSecret) {
      return new Promise((resolve) => {
        const id = crypto.randomUUID();
        this.#answers.set(id, resolve);
        this.#say({ kind: 'confirm', id, returnUrl, clientSecret });
      });
    }
  }

  /* What a confirmation led to: an error, a page of the bank's, or the intent under its own name. */
  async function confirmed(name, { elements, clientSecret, confirmParams, redirect = 'always' }) {
    const { error, intent } = await elements.getElement().confirm(confirmParams.return_url, clientSecret);
    if (error !== undefined) return { error };
    const leads = intent.next_action?.redirect_to_url?.url;
    if (leads !== undefined) {
      location.assign(leads);
      return new Promise(() => undefined);
    }
    if (redirect === 'always') location.assign(confirmParams.return_url);
    return { [name]: intent };
  }

  globalThis.Stripe = (key, { locale = 'auto' } = {}) => {
    if (!String(key).startsWith('pk_')) throw new Error('Please call Stripe() with your publishable key.');
    return {
      elements({ clientSecret, appearance = {}, mode, amount, currency }) {
        let element;
        return {
          create(kind, options = {}) {
            if (kind === 'payment')
              element = new PaymentElement({ key, clientSecret, locale, colour: appearance.variables?.colorPrimary });
            else if (kind === 'expressCheckout' && mode === 'payment')
              element = new ExpressCheckoutElement({ key, locale, amount, currency }, options);
            else throw new Error(`The sandbox has no ${kind} element.`);
            return element;
          },
          getElement: () => element,
          submit: async () => ({}),
        };
      },
      confirmPayment: (options) => confirmed('paymentIntent', options),
      confirmSetup: (options) => confirmed('setupIntent', options),
    };
  };
})();
