import type { Release } from '../release/release.types.ts';

/** The cookies by which the gate's origin shows B of each experiment that a release knows, one after another. */
export const cookiesOfB = ({ app, experiments = [] }: Pick<Release, 'app' | 'experiments'>): readonly string[] =>
  experiments.map(({ name }) => `latchkey-releases=${app}/${name}:b`);

/** `hotel-home/reviews-first` of such a cookie. */
export const experimentIn = (cookie: string): string => /=(.+):b$/.exec(cookie)?.[1] ?? cookie;

/** An amount with the sign or the code of its currency, before or behind it, in the digits of any language. */
const amounts =
  /(?:\p{Sc}|\b[A-Z]{3}\b)[\s\u200e\u200f\u061c]*\p{Nd}[\p{Nd}.,٬٫]*|\p{Nd}[\p{Nd}.,٬٫]*[\s\u200e\u200f\u061c]*(?:\p{Sc}|\b[A-Z]{3}\b)/gu;

/** The amounts of money that a page shows, each once: its words and attributes, without scripts and styles. */
export function amountsIn(html: string): ReadonlySet<string> {
  const shown = html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<\/?(?:span|bdi|b|strong|small|sup|data)\b[^>]*>/gi, '')
    .replaceAll(/<[^>]*>/g, ' | ')
    .replaceAll('&nbsp;', ' ');
  return new Set(
    (shown.match(amounts) ?? []).map((amount) =>
      amount.replaceAll(/[\s\u200e\u200f\u061c]/g, '').replace(/[.,٬٫]+$/, ''),
    ),
  );
}

/** Amounts of one page that the other does not show. No experiment may change a price: there are none. */
export const otherAmounts = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] => [
  ...[...one].filter((amount) => !other.has(amount)),
  ...[...other].filter((amount) => !one.has(amount)),
];
