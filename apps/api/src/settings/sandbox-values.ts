/**
 * The sandbox's addresses and keys, for a developer's machine; production refuses to start with any of them. Browsers load
 * the gateways' scripts from another host name than their frames, as they do from the real ones.
 */
export const sandboxParties = {
  RAZORPAY_URL: 'http://127.0.0.1:4010/razorpay',
  RAZORPAY_SCRIPT_URL: 'http://localhost:4010/razorpay/v1/checkout.js',
  RAZORPAY_KEY_ID: 'rzp_test_latchkey',
  RAZORPAY_KEY_SECRET: 'sandbox-razorpay-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'sandbox-razorpay-webhook-secret',
  CARD_VAULT_URL: 'http://127.0.0.1:4010/card-vault',
  CARD_VAULT_SCRIPT_URL: 'http://localhost:4010/card-vault/v1/vault.js',
  CARD_VAULT_VENDOR_KEY: 'vendor_test_latchkey',
  CARD_VAULT_SECRET: 'sandbox-card-vault-secret',
  SMTP_URL: 'smtp://127.0.0.1:4011',
  SMS_URL: 'http://127.0.0.1:4010/sms/messages',
  SMS_KEY: 'sandbox-sms-key',
} as const;

/** Where the provider's own sites are on a developer's machine. */
export const demoHosts = {
  PROVIDER_HOSTS: 'latchkey.localhost,localhost,latchkey.test',
  PLATFORM_HOSTS: 'book.latchkey.localhost,book.latchkey.test',
} as const;

/** Where the hotels' people work on a developer's machine. */
export const demoDeskHost = 'desk.latchkey.localhost';

/** Sender of guests' mails. */
export const demoSender = 'stay@latchkey.example';
export const demoPropertyKeySecret = 'sandbox-property-key-secret';

/** Seals keys of hotels' accounts on a developer's machine. */
export const demoAccountKeysSecret = 'c2FuZGJveC1hY2NvdW50LWtleXMtc2VjcmV0LTMyYnk=';

/** Seals travellers' registrations on a developer's machine. */
export const demoRegistrationKeysSecret = 'c2FuZGJveC1yZWdpc3RyYXRpb24ta2V5cy0zMmJ5dGU=';

/** The authorities' stand-ins; production refuses them. */
export const demoAuthorities = {
  SIBA_URL: 'http://127.0.0.1:4010/siba',
  ALLOGGIATI_URL: 'http://127.0.0.1:4010/alloggiati',
  SES_URL: 'http://127.0.0.1:4010/ses',
} as const;

/** The stand-in of a certified fiscal service; production refuses it. */
export const demoFiscalService = 'http://127.0.0.1:4010/fiscal';

/** The sandbox's account with Stripe; production refuses it. */
export const demoStripe = {
  STRIPE_URL: 'http://127.0.0.1:4010/stripe',
  STRIPE_SCRIPT_URL: 'http://localhost:4010/stripe/stripe.js',
  STRIPE_SECRET_KEY: 'sk_test_sandboxLatchkey',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandboxLatchkey',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandboxLatchkeyStripe',
} as const;

/** Signs what is pushed to browsers on a developer's machine. */
export const demoVapid = {
  VAPID_PUBLIC_KEY: 'BLU1OkzldEqGhPsgKf7H0A2KKf0RnrXnXyl2iGdmQaV0nlwm60eihkgwmJ94XQLPrbmeZOwgD9ExE9EBITCjD3o',
  VAPID_PRIVATE_KEY: 'lzpoX3JkvpP1VcKOg85IUwWrhroHu86G5QrY-NCEJnE',
  VAPID_SUBJECT: 'mailto:push@latchkey.example',
} as const;

/** Where browsers' makers take what is pushed: Chrome and its kin, Firefox, Safari, Edge. */
export const pushServices = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/** Sandbox values for settings that are optional in production. */
export const mayBeAbsent = {
  PROPERTY_KEY_SECRET: demoPropertyKeySecret,
  ACCOUNT_KEYS_SECRET: demoAccountKeysSecret,
  REGISTRATION_KEYS_SECRET: demoRegistrationKeysSecret,
  ...demoAuthorities,
  FISCAL_SERVICE_URL: demoFiscalService,
  ...demoVapid,
  ...demoStripe,
  TEXT_MODEL_URL: 'http://127.0.0.1:4010/text-model/v1',
  TEXT_MODEL_KEY: 'sandbox-text-model-key',
  INDEXNOW_URL: 'http://127.0.0.1:4010/collect/indexnow',
} as const;
