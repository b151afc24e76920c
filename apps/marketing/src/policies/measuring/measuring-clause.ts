import type { Clause, PolicyFacts } from '../policy.types.ts';

/** What the privacy policy says of measuring, in one language. */
export interface MeasuringWords {
  readonly cookies: {
    readonly lead: string;
    readonly leadMeasured: string;
    readonly source: string;
    readonly choice: (cookieDays: number) => string;
    readonly number: (cookieDays: number) => string;
    readonly counted: (cookieDays: number) => string;
  };
  readonly what: string;
  readonly needed: string;
  readonly notNeeded: string;
  readonly never: string;
  readonly analytics: string;
  readonly recording: string;
  readonly pixel: string;
  readonly tags: string;
  readonly choices: NonNullable<Clause['choices']>;
  readonly chosen: {
    readonly denied: string;
    readonly allowed: string;
    readonly noneNeeded: string;
    readonly noneNotNeeded: string;
  };
}

type Facts = Pick<PolicyFacts, 'measuring' | 'cookieDays'>;

/** The clause about measuring: what is measured here, who gets it and the choice; or that nothing is. */
export function measuringClause(
  words: MeasuringWords,
  { measuring }: Facts,
  { none, server }: { readonly none: string; readonly server: string },
): Pick<Clause, 'text' | 'rows' | 'choices' | 'chosen'> {
  if (measuring === null) return { text: [none, server] };
  const { analytics, recording, pixel, tags, needed, notNeeded, what, never, choices, chosen } = words;
  const asked = measuring.consent === 'needed' ? needed : notNeeded;
  return {
    text: [what, `${asked} ${never}`, server],
    rows: [
      ...(measuring.analytics
        ? [{ name: 'Mixpanel', text: measuring.analytics.recording ? `${analytics} ${recording}` : analytics }]
        : []),
      ...(measuring.pixel ? [{ name: 'Meta', text: pixel }] : []),
      ...(measuring.tagManager || measuring.siteTag ? [{ name: 'Google', text: tags }] : []),
    ],
    choices,
    chosen: {
      denied: chosen.denied,
      allowed: chosen.allowed,
      none: measuring.consent === 'needed' ? chosen.noneNeeded : chosen.noneNotNeeded,
    },
  };
}

/** What measuring keeps in the browser, beside what every site keeps. */
export function measuringCookies(
  { cookies }: MeasuringWords,
  { measuring, cookieDays }: Facts,
): NonNullable<Clause['rows']> {
  return [
    { name: 'latchkey-source', text: cookies.source },
    ...(measuring === null ? [] : [{ name: 'latchkey-measuring', text: cookies.choice(cookieDays) }]),
    ...(measuring?.analytics ? [{ name: 'mp_…, __mp…, mixpanel…', text: cookies.number(cookieDays) }] : []),
    ...(measuring === null ? [] : [{ name: 'latchkey-counted', text: cookies.counted(cookieDays) }]),
  ];
}
