import type { Locale } from '@latchkey/site/urls';
import type { PolicyWords } from './policy.types.ts';

export type PolicyKind = 'privacy' | 'terms';
type Module = Promise<{ readonly words: PolicyWords }>;

const languages: Readonly<Record<PolicyKind, Readonly<Record<Locale, () => Module>>>> = {
  privacy: {
    en: () => import(/* webpackChunkName: "policies-en" */ './privacy.en.ts'),
    de: () => import(/* webpackChunkName: "policies-de" */ './privacy.de.ts'),
    ar: () => import(/* webpackChunkName: "policies-ar" */ './privacy.ar.ts'),
    hi: () => import(/* webpackChunkName: "policies-hi" */ './privacy.hi.ts'),
  },
  terms: {
    en: () => import(/* webpackChunkName: "policies-en" */ './terms.en.ts'),
    de: () => import(/* webpackChunkName: "policies-de" */ './terms.de.ts'),
    ar: () => import(/* webpackChunkName: "policies-ar" */ './terms.ar.ts'),
    hi: () => import(/* webpackChunkName: "policies-hi" */ './terms.hi.ts'),
  },
};

/** The text of a policy in a language: whole documents, which only a reader's loader fetches. */
export const policyWords = async (policy: PolicyKind, locale: Locale): Promise<PolicyWords> =>
  (await languages[policy][locale]()).words;
