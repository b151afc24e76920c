import { differencesBetween, type DocumentTexts } from '../../catalogue/catalogue.ts';

/** What differs between documents of a hotel, for people: marks of generated texts go along with the texts. */
export const shownDifferences = (before: DocumentTexts, after: DocumentTexts): ReturnType<typeof differencesBetween> =>
  differencesBetween(before, after).filter(({ path }) => path !== 'generated' && !path.startsWith('generated.'));
