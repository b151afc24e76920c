import type { WalletGuest } from '@latchkey/payments/express';
import type { Typed } from './typed.ts';

/** The input, with the wallet's details of its owner in its place; fields that the wallet lacks stay as typed. */
export function withWallet(typed: Typed, { fullName, email, contactNumber, country }: WalletGuest): Typed {
  const { lead } = typed;
  return {
    ...typed,
    lead: {
      ...lead,
      fullName: fullName || lead.fullName,
      email: email || lead.email,
      contactNumber: contactNumber || lead.contactNumber,
    },
    // A number that the wallet told is one of its owner's country, unless it says another itself.
    phoneCountry: contactNumber !== '' && /^[A-Z]{2}$/.test(country) ? country : typed.phoneCountry,
  };
}
