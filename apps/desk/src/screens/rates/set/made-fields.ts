import type { AriChanges } from '../grid/edit/changes-of.ts';
import type { Look } from '../figures/look.types.ts';

/** A longer way back would not fit into a form. */
const mostOfBack = 16_000;

/** What a page is told of a change that was made, with the way back as far as a form can carry it. */
export function madeFields({
  what,
  nights,
  seen,
  back,
}: {
  readonly what: Look['what'];
  readonly nights: number;
  readonly seen: string;
  readonly back: AriChanges;
}): Readonly<Record<string, string>> {
  const text = JSON.stringify(back);
  return { did: what, nights: String(nights), seen, back: text.length > mostOfBack ? 'too_long' : text };
}
