/** What of a selector is drawn now: a rail and a bar at the thumb have the same links. A browser that cannot tell has all. */
export const inSight = (selector: string, within: ParentNode = document): readonly HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => !('checkVisibility' in one) || one.checkVisibility({ visibilityProperty: true }),
  );
