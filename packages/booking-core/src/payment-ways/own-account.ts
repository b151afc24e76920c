/**
 * What a hotel's documents and payments name as `vendor` for the account of which the hotel gave the keys itself: at most
 * one at each gateway. No payment company's account is called so.
 */
export const ownVendor = 'own';

/** Whether an account is one of which the hotel gave the keys itself, and not the provider's. */
export const isOwnAccount = ({ vendor }: { readonly vendor: string | null }): boolean => vendor === ownVendor;
