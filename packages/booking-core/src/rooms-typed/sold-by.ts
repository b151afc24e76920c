const ofBed =
  /(?:per|each|a)\s+bed\b|\/\s*(?:bed|bett|cama|lit|letto)\b|\bpor\s+cama\b|\b(?:par|le)\s+lit\b|\b(?:per|a)\s+letto\b|\b(?:pro|je)\s+bett|للسرير|لكل سرير|(?:प्रति|हर)\s+(?:बेड|बिस्तर)/iu;
const ofRoom =
  /\bwhole\b|\b(?:per|each|a|for the)\s+(?:room|dorm)\b|\bganze[rs]?\b|\b(?:pro|je)\s+zimmer|\b(?:por\s+habitaci[oó]n|por\s+quarto|la\s+chambre|per\s+camera)\b|للغرفة|الغرفة كلها|पूरा|(?:प्रति|हर)\s+(?:कमरा|कमरे)/iu;

/** What a price is of, where its cell says so. */
export const soldBy = (cell: string): 'bed' | 'room' | null =>
  ofBed.test(cell) ? 'bed' : ofRoom.test(cell) ? 'room' : null;
