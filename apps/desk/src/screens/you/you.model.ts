import type { PropertyResult } from '@latchkey/api-client/property';
import type { OwnWorkForm } from '../../frame/answer-own-work.ts';
import type { StaffHotel, StaffSession } from '../../session/staff-session.ts';

type Found<Operation extends 'listPasskeys' | 'listPushDevices' | 'listStaffSessions'> = Extract<
  PropertyResult<Operation>,
  { readonly status: 200 }
>['body'];

export type Passkey = Found<'listPasskeys'>['passkeys'][number];
export type OpenSession = Found<'listStaffSessions'>['sessions'][number];

/** The person's devices that are told of what happens at a hotel. */
export interface NewsOfHotel {
  readonly hotel: StaffHotel;
  /** What a browser subscribes with. */
  readonly publicKey: string;
  readonly devices: Found<'listPushDevices'>['devices'];
}

/** Why something about one's own ways in could not be done. */
export const youProblems = ['prove_again', 'not_found', 'last_owner', 'unavailable'] as const;
export type YouProblem = (typeof youProblems)[number];

/** How somebody signs in, and where that has been done. */
export interface YouModel {
  /** Path and search of the page. */
  readonly here: string;
  readonly session: StaffSession;
  readonly passkeys: readonly Passkey[];
  readonly sessions: readonly OpenSession[];
  /** Of the hotels whose bookings the person may see; empty where push is off. */
  readonly news: readonly NewsOfHotel[];
  /** What was done just now; null where nothing was. */
  readonly done: 'made' | 'forgotten' | 'ended' | 'told' | 'untold' | OwnWorkForm | null;
  readonly problem: YouProblem | null;
}
