import type { OpenAccounts } from '@latchkey/api-contract/types';
import type { Framed } from '../../../frame/desk-frame.types.ts';

/** Who still owes a hotel something for stays that are over. */
export interface AccountsModel {
  readonly accounts: OpenAccounts;
  readonly may: {
    /** Open the bookings of these stays. */
    readonly open: boolean;
    /** Read the reports, to which the page belongs. */
    readonly report: boolean;
  };
}

export type FramedAccounts = AccountsModel & Framed;
