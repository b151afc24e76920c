/** The fields of the form that sets figures that come back with it; `key` lest a lost answer sets twice. */
export const typedNames = ['from', 'to', 'week', 'plan', 'price', 'minStay', 'key'] as const;
export type TypedFigures = Readonly<Record<(typeof typedNames)[number], string>>;
