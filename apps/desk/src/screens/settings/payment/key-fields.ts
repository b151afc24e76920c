/** The fields of an account at a payment company. */
export const keyFields = ['keyId', 'secretKey', 'webhookSecret'] as const;

export type KeyField = (typeof keyFields)[number];
