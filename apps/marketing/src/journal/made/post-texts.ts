// Written by scripts/build-posts.ts from posts/*.md: edit those.
/** The text of each post in each language it is written in, by `<slug>.<language>`. */
export const postTexts: Readonly<Record<string, () => Promise<{ readonly html: string }>>> = {
  'what-a-refund-is-made-of.en': () => import(/* webpackChunkName: "blog" */ './what-a-refund-is-made-of.en.ts'),
  'what-a-refund-is-made-of.de': () => import(/* webpackChunkName: "blog" */ './what-a-refund-is-made-of.de.ts'),
  'what-a-refund-is-made-of.ar': () => import(/* webpackChunkName: "blog" */ './what-a-refund-is-made-of.ar.ts'),
  'what-a-refund-is-made-of.hi': () => import(/* webpackChunkName: "blog" */ './what-a-refund-is-made-of.hi.ts'),
  'taxes-on-indian-rooms.en': () => import(/* webpackChunkName: "blog" */ './taxes-on-indian-rooms.en.ts'),
  'a-room-for-a-few-hours.en': () => import(/* webpackChunkName: "blog" */ './a-room-for-a-few-hours.en.ts'),
  'the-first-price-is-the-last.en': () => import(/* webpackChunkName: "blog" */ './the-first-price-is-the-last.en.ts'),
  'two-guests-one-room.en': () => import(/* webpackChunkName: "blog" */ './two-guests-one-room.en.ts'),
  'four-languages-two-directions.en': () =>
    import(/* webpackChunkName: "blog" */ './four-languages-two-directions.en.ts'),
};
