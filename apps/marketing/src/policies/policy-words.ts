import type { Locale } from '@latchkey/site/urls';
import type { PolicyWords } from './policy.types.ts';

export type Policy = 'privacy' | 'terms';
type Module = Promise<{ readonly words: PolicyWords }>;

const languages: Readonly<Record<Policy, Readonly<Record<Locale, () => Module>>>> = {
  privacy: {
    en: () => import(/* webpackChunkName: "policy-en" */ './privacy.en.ts'),
    de: () => import(/* webpackChunkName: "policy-de" */ './privacy.de.ts'),
    ar: () => import(/* webpackChunkName: "policy-ar" */ './privacy.ar.ts'),
    hi: () => import(/* webpackChunkName: "policy-hi" */ './privacy.hi.ts'),
  },
  terms: {
    en: () => import(/* webpackChunkName: "policy-en" */ './terms.en.ts'),
    de: () => import(/* webpackChunkName: "policy-de" */ './terms.de.ts'),
    ar: () => import(/* webpackChunkName: "policy-ar" */ './terms.ar.ts'),
    hi: () => import(/* webpackChunkName: "policy-hi" */ './terms.hi.ts'),
  },
};

/** The text of a policy in a language: whole documents, which only a reader's loader fetches. */
export const policyWords = async (policy: Policy, locale: Locale): Promise<PolicyWords> =>
  (await languages[policy][locale]()).words;
