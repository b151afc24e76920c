import type { Clause } from './policy.types.ts';
import { isFailure } from '@latchkey/api-client/client';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { policyFacts } from './policy-facts.ts';
import { policyWords, type PolicyKind } from './policy-words.ts';

/** A policy as it is read, or that it cannot be read now. */
export type PolicyModel =
  | {
      readonly kind: 'policy';
      readonly title: string;
      readonly lead: string;
      readonly clauses: readonly Clause[];
      readonly canonical: string;
    }
  | { readonly kind: 'unavailable' };

/** The site's words with the hotel's figures, then the hotel's own clauses and, with the terms, its imprint. */
export async function loadPolicy(policy: PolicyKind, request: ScreenRequest): Promise<ScreenOutcome<PolicyModel>> {
  const { api, site, params, locale, signal, path } = request;
  const slug = params['slug'];
  if (slug !== undefined && slug !== site.hotel?.websiteSlug) return { kind: 'missing' };
  const words = await policyWords(policy, locale);
  const canonical = canonicalOf(policy, site.kind === 'hotel', path);
  if (site.hotel === null) {
    const facts = policyFacts(null, site, locale);
    return {
      kind: 'ready',
      model: { kind: 'policy', title: words.title, lead: words.lead(facts), clauses: words.clauses(facts), canonical },
    };
  }
  const asked = { params: { hotelId: site.hotel.id }, query: { lang: locale } };
  const [hotel, own] = await Promise.all([api.call('getHotel', asked, signal), api.call('getPolicies', asked, signal)]);
  // Without its own clauses and its imprint a hotel's policy would be another one.
  if (isFailure(hotel) || hotel.status !== 200 || isFailure(own))
    return { kind: 'ready', model: { kind: 'unavailable' }, status: 503 };
  const facts = policyFacts(hotel.body, site, locale);
  const legal = own.status === 200 ? own.body.legal : undefined;
  const added = legal?.[policy] ?? [];
  const imprint = policy === 'terms' ? (legal?.imprint ?? []) : [];
  const clauses: Clause[] = [
    ...words.clauses(facts),
    ...(added.length === 0 ? [] : [{ id: 'own', title: words.ownClauses, text: [], rows: added }]),
    ...(imprint.length === 0 ? [] : [{ id: 'imprint', title: words.imprint, text: [], rows: imprint }]),
  ];
  return {
    kind: 'ready',
    model: { kind: 'policy', title: `${words.title}: ${hotel.body.name}`, lead: words.lead(facts), clauses, canonical },
  };
}

/** One address for each policy: `/privacy` is `/privacy-policy`, and on a hotel's own host its slug is left out. */
function canonicalOf(policy: PolicyKind, isOwnHost: boolean, path: string): string {
  const plain = policy === 'privacy' ? '/privacy-policy' : '/terms-conditions';
  return isOwnHost || path === '/privacy' ? plain : path;
}
