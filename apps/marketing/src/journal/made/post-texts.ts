// Written by scripts/build-posts.ts from posts/*.md: edit those.
/** The text of each post in each language it is written in, by `<slug>.<language>`. */
export const postTexts: Readonly<Record<string, () => Promise<{ readonly html: string }>>> = {
  'what-a-refund-is-made-of.en': () => import(/* webpackChunkName: "blog" */ './what-a-refund-is-made-of.en.ts'),
  'what-a-refund-is-made-of.de': () => import(/* webpackChunkName: "blog" */ './what-a-refund-is-made-of.de.ts'),
  'what-a-refund-is-made-of.ar': () => import(/* webpackChunkName: "blog" */ './what-a-refund-is-made-of.ar.ts'),
  'what-a-refund-is-made-of.hi': () => import(/* webpackChunkName: "blog" */ './what-a-refund-is-made-of.hi.ts'),
  'taxes-on-indian-rooms.en': () => import(/* webpackChunkName: "blog" */ './taxes-on-indian-rooms.en.ts'),
  'taxes-on-indian-rooms.de': () => import(/* webpackChunkName: "blog" */ './taxes-on-indian-rooms.de.ts'),
  'taxes-on-indian-rooms.ar': () => import(/* webpackChunkName: "blog" */ './taxes-on-indian-rooms.ar.ts'),
  'taxes-on-indian-rooms.hi': () => import(/* webpackChunkName: "blog" */ './taxes-on-indian-rooms.hi.ts'),
  'a-room-for-a-few-hours.en': () => import(/* webpackChunkName: "blog" */ './a-room-for-a-few-hours.en.ts'),
  'a-room-for-a-few-hours.de': () => import(/* webpackChunkName: "blog" */ './a-room-for-a-few-hours.de.ts'),
  'a-room-for-a-few-hours.ar': () => import(/* webpackChunkName: "blog" */ './a-room-for-a-few-hours.ar.ts'),
  'a-room-for-a-few-hours.hi': () => import(/* webpackChunkName: "blog" */ './a-room-for-a-few-hours.hi.ts'),
  'the-first-price-is-the-last.en': () => import(/* webpackChunkName: "blog" */ './the-first-price-is-the-last.en.ts'),
  'the-first-price-is-the-last.de': () => import(/* webpackChunkName: "blog" */ './the-first-price-is-the-last.de.ts'),
  'the-first-price-is-the-last.ar': () => import(/* webpackChunkName: "blog" */ './the-first-price-is-the-last.ar.ts'),
  'the-first-price-is-the-last.hi': () => import(/* webpackChunkName: "blog" */ './the-first-price-is-the-last.hi.ts'),
  'two-guests-one-room.en': () => import(/* webpackChunkName: "blog" */ './two-guests-one-room.en.ts'),
  'two-guests-one-room.de': () => import(/* webpackChunkName: "blog" */ './two-guests-one-room.de.ts'),
  'two-guests-one-room.ar': () => import(/* webpackChunkName: "blog" */ './two-guests-one-room.ar.ts'),
  'two-guests-one-room.hi': () => import(/* webpackChunkName: "blog" */ './two-guests-one-room.hi.ts'),
  'four-languages-two-directions.en': () =>
    import(/* webpackChunkName: "blog" */ './four-languages-two-directions.en.ts'),
  'four-languages-two-directions.de': () =>
    import(/* webpackChunkName: "blog" */ './four-languages-two-directions.de.ts'),
  'four-languages-two-directions.ar': () =>
    import(/* webpackChunkName: "blog" */ './four-languages-two-directions.ar.ts'),
  'four-languages-two-directions.hi': () =>
    import(/* webpackChunkName: "blog" */ './four-languages-two-directions.hi.ts'),
};
