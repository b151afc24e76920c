/**
 * Screens whose words come in one file a language. Each file has its name and integrity in the entry that every page
 * loads, so the small screens of one errand share theirs.
 */
export const wordGroups: Readonly<Record<string, readonly string[]>> = {
  account: ['hotels', 'sign-in', 'you'],
  access: ['operator', 'people'],
};
