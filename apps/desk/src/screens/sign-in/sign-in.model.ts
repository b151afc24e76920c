/** What came of a try to sign in; null where nothing was tried. */
export type SignInProblem = 'email_missing' | 'email_invalid' | 'link_expired' | 'too_many' | 'unavailable';

/** What the page of signing in shows. */
export interface SignInModel {
  /** Path and search of the page, without a language. */
  readonly here: string;
  /** `ask`: for a link by mail. `sent`: one is on its way. `open`: the page of a link, which is used by a press. */
  readonly step: 'ask' | 'sent' | 'open';
  /** What a link's address brought; empty unless the step is `open`. */
  readonly token: string;
  /** The page of the desk that was asked for; empty where none was. */
  readonly to: string;
  readonly mail: string;
  readonly problem: SignInProblem | null;
}
