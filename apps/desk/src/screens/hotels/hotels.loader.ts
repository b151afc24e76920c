import { inLanguage } from '@latchkey/site';
import { homeOf } from '../../frame/home-of.ts';
import { signedIn } from '../../session/signed-in.ts';
import type { StaffSession } from '../../session/staff-session.ts';

/** What the page of somebody's hotels shows. */
export interface HotelsModel {
  readonly session: StaffSession;
  /** Somebody wanted to sign out, or to answer an invitation, and could not. */
  readonly problem: 'still_in' | 'not_answered' | null;
}

/** The session -> the hotels that the person works at; with only one, its desk. */
export const load = signedIn<HotelsModel>(async ({ locale, returned }, session) => {
  const [only, ...others] = session.hotels;
  const isElsewhere = others.length > 0 || session.isOperator === true;
  const home = only === undefined || isElsewhere ? '/' : homeOf(only);
  if (home !== '/' && returned === undefined) return { kind: 'redirect', to: inLanguage(home, locale), status: 302 };
  return { kind: 'ready', model: { session, problem: problemOf(returned?.code) } };
});

const problemOf = (code: string | null | undefined): HotelsModel['problem'] =>
  code === undefined || code === null ? null : code === 'not_answered' ? code : 'still_in';
