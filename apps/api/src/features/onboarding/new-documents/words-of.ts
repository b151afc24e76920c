import type { Locale } from '@latchkey/booking-core/language';
import { waysAtProperty, type WayAtProperty } from '@latchkey/booking-core/payment-ways';
import type { WrittenWords } from '@latchkey/hotel-document/words';
import { fill } from '../../messaging/messaging.ts';
import { isOneVilla } from './facts-of.ts';
import type { ToCompose } from './to-compose.types.ts';
import { planId, standIn } from './room-documents.ts';
import { startWords } from './words.table.ts';

/** The words of a house that begins, in a language. Names are as they were typed. */
export function wordsOf({ house, rooms, terms, proposal }: ToCompose, language: Locale): WrittenWords {
  const say = startWords[language];
  const { name, city, street } = house;
  const kind = house.kind === 'villa' && !isOneVilla({ house, rooms }) ? 'villas' : house.kind;
  const address = [street, [house.postalCode, city].filter((part) => part !== '').join(' ')].join(', ');
  const filled = (text: string): string => fill(text, { name, city, address });
  const timed = (rule: { readonly name: string; readonly text: string }, time: string) => ({
    name: rule.name,
    text: fill(rule.text, { time }),
    nightsOnly: true as const,
  });
  const isMalaysian = terms.hasProposedTaxes && proposal.taxes.some(({ exemptIf }) => exemptIf?.includes('malaysian'));
  return {
    name,
    headline: house.sentence === '' ? filled(say.headline[kind]) : house.sentence,
    lead: say.lead,
    description: filled(say.description),
    story: say.story,
    address,
    street,
    locality: city,
    city,
    state: city,
    country: new Intl.DisplayNames([language], { type: 'region' }).of(house.country) ?? house.country,
    directions: filled(say.directions),
    facilities: [],
    rules: [timed(say.checkIn, terms.checkIn), timed(say.checkOut, terms.checkOut)],
    policies: [{ name: say.pays.name, text: paysIn(terms.takes ?? [], language) }],
    faqs: [],
    images: { [standIn]: { alt: say.picture } },
    rooms: Object.fromEntries(
      rooms.map(({ name: roomName, facts }) => [
        facts.id,
        {
          name: roomName,
          sentence: fill(say.roomSentence, { guests: guestsIn(language, facts.maxPax) }),
          description: say.roomDescription,
          amenities: [],
        },
      ]),
    ),
    ratePlans: { [planId]: say.plan },
    ...(isMalaysian ? { taxExemptions: { malaysian: say.malaysian } } : {}),
  };
}

/** How guests pay, by what the house takes. */
function paysIn(takes: readonly WayAtProperty[], language: Locale): string {
  const { pays, paysBy, ways } = startWords[language];
  if (takes.length === 0) return pays.text;
  const named = waysAtProperty.filter((way) => takes.includes(way)).map((way) => ways[way]);
  return fill(paysBy, { ways: new Intl.ListFormat(language, { type: 'disjunction' }).format(named) });
}

const guestForms: Readonly<Record<Locale, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>> = {
  en: { one: '# guest', other: '# guests' },
  de: { one: '# Gast', other: '# Gäste' },
  ar: { one: 'ضيف واحد', two: 'ضيفين', few: '# ضيوف', many: '# ضيفًا', other: '# ضيف' },
  hi: { one: '# मेहमान', other: '# मेहमानों' },
};

function guestsIn(language: Locale, guests: number): string {
  const forms = guestForms[language];
  const form = forms[new Intl.PluralRules(language).select(guests)] ?? forms.other ?? '#';
  return form.replace('#', String(guests));
}
