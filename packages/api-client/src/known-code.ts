/**
 * The refusal code of a reply when this release knows it, else `unknown`: an API newer than the page may say
 * more than the page has words for.
 */
export function knownCode<Code extends string>(
  body: { readonly code: string },
  known: Readonly<Record<Code | 'unknown', unknown>>,
): Code | 'unknown' {
  return body.code in known ? (body.code as Code) : 'unknown';
}
