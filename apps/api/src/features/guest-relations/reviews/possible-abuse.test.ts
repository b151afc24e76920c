import { describe, expect, it } from 'vitest';
import { possibleAbuse } from './possible-abuse.ts';

describe('what may be abuse', () => {
  it.each([
    ['Book at www.better-hotels.example instead', 'link'],
    ['See cheap-rooms.com', 'link'],
    ['Write to me: asha@example.com', 'contact'],
    ['Ring Ravi at +91 98450 12345', 'contact'],
    ['اتصلوا على ٩٨٤٥٠١٢٣٤٥', 'contact'],
    ['The man at reception is a bastard.', 'insult'],
    ['Der Chef ist ein Arschloch', 'insult'],
  ])('%s waits for a person: %s', (text, why) => expect(possibleAbuse(text)).toBe(why));

  it.each([
    '',
    'The worst night of my life. Dirty, loud, overpriced; never again!',
    'Crap breakfast at 7.30, and the room smelled.',
    'Room 214, paid 18,480 for 3 nights in 2026, 4 minutes from platform 1.',
    'Sehr dreckig. Nie wieder. Bitte renovieren!',
    'अच्छा नहीं था, बहुत शोर।',
  ])('an opinion is published whatever it says: %s', (text) => expect(possibleAbuse(text)).toBeNull());
});
