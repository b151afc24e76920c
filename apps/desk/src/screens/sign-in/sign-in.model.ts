/** What came of a try to sign in; null where nothing was tried. */
export const signInProblems = [
  'email_missing',
  'email_invalid',
  'link_expired',
  'code_wrong',
  'too_many_tries',
  'too_many',
  'unavailable',
] as const;
export type SignInProblem = (typeof signInProblems)[number];

/** What the page of signing in shows. */
export interface SignInModel {
  /** Path and search of the page, without a language. */
  readonly here: string;
  /**
   * `ask`: for a link by mail. `sent`: one is on its way. `open`: the page of a link, which is used by a press. `code`: by the
   * recovery code. `keep`: signed in, with a new recovery code to be kept.
   */
  readonly step: 'ask' | 'sent' | 'open' | 'code' | 'keep';
  /** What a link's address brought; empty unless the step is `open`. */
  readonly token: string;
  /** The page of the desk that was asked for; empty where none was. */
  readonly to: string;
  readonly mail: string;
  /** The new recovery code; empty unless the step is `keep`. */
  readonly recoveryCode: string;
  readonly problem: SignInProblem | null;
}
