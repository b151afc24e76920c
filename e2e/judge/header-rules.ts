import type { Answer } from '../attack/ask.ts';

/**
 * What a page's headers lack that Mozilla's guidelines of web security ask for
 * (https://developer.mozilla.org/docs/Web/Security/Practical_implementation_guides). What a policy lets in is for the CSP
 * Evaluator to judge.
 */
export function headerFindings({ headers }: Pick<Answer, 'headers'>): string[] {
  return [
    ...rules.flatMap(({ header, holds, asked }) => {
      const said = [headers[header] ?? ''].flat().join(', ');
      return holds(said) ? [] : [`${header}: ${asked}; it says “${said}”`];
    }),
    ...cookiesOf(headers).flatMap((cookie) => weaknessOf(cookie)),
  ];
}

const aYearInSeconds = 31_536_000;
const referrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

const rules: readonly { header: string; asked: string; holds: (said: string) => boolean }[] = [
  {
    header: 'strict-transport-security',
    asked: 'a year at least, subdomains with it',
    holds: (said) => Number(/max-age=(\d+)/.exec(said)?.[1] ?? 0) >= aYearInSeconds && /includeSubDomains/i.test(said),
  },
  { header: 'x-content-type-options', asked: 'nosniff', holds: (said) => said === 'nosniff' },
  { header: 'referrer-policy', asked: 'no address to others', holds: (said) => referrers.includes(said) },
  { header: 'cross-origin-resource-policy', asked: 'same-origin', holds: (said) => said === 'same-origin' },
  { header: 'access-control-allow-origin', asked: 'none on a page', holds: (said) => said === '' },
  { header: 'content-security-policy', asked: "default-src 'none'", holds: has("default-src 'none'") },
  { header: 'content-security-policy', asked: "frame-ancestors 'none'", holds: has("frame-ancestors 'none'") },
  { header: 'content-security-policy', asked: "base-uri 'none'", holds: has("base-uri 'none'") },
  { header: 'content-security-policy', asked: "form-action 'self'", holds: has("form-action 'self'") },
  {
    header: 'content-security-policy',
    asked: 'no script or style by its place in the page alone',
    holds: (said) =>
      !/(?:script-src|style-src|script-src-elem|style-src-elem) [^;]*'unsafe-(?:inline|eval)'/.test(said),
  },
];

function has(directive: string): (said: string) => boolean {
  return (said) => said.split(';').some((one) => one.trim() === directive);
}

function cookiesOf(headers: Answer['headers']): readonly string[] {
  return [headers['set-cookie'] ?? []].flat();
}

function weaknessOf(cookie: string): string[] {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim().toLowerCase());
  const lacks = ['secure', 'httponly', 'samesite='].filter(
    (wanted) => !attributes.some((attribute) => attribute.startsWith(wanted)),
  );
  return lacks.length === 0 ? [] : [`set-cookie: ${pair.split('=')[0] ?? ''} lacks ${lacks.join(', ')}`];
}
