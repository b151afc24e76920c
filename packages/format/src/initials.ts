/** The letters on a hotel's mark, from its slug, which is the same in every language: "sandalwood-courtyard" is SC, "linde" L. */
export const initialsOf = (slug: string): string =>
  slug
    .split('-')
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
