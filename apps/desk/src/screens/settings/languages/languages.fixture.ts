const language = (name: string, of: object = {}): object => ({
  language: name,
  state: 'live',
  missing: 0,
  unread: 0,
  read: 0,
  isRunning: false,
  ended: null,
  leftOut: 0,
  ...of,
});

/** Texts that German lacks: one proposed, one read, one that nobody has said. */
export const texts = [
  { path: 'lead', from: 'en', original: 'Near the station.', value: 'Nahe am Bahnhof.', isRead: false },
  { path: 'headline', from: 'en', original: 'A quiet house', value: null, isRead: false },
  { path: 'rooms.king.amenities', from: 'en', original: ['Desk', 'Safe'], value: ['Tisch', 'Safe'], isRead: true },
];

/** What the engine answers of a hotel whose German lacks them. */
export const languages = {
  canPropose: true,
  languages: [
    language('en'),
    language('de', { state: 'none', missing: 1, unread: 1, read: 1, ended: 'done', leftOut: 1 }),
    language('ar', { state: 'none', missing: 40, ended: 'away' }),
    language('hi', { state: 'none', missing: 40, isRunning: true }),
  ],
  texts,
};
