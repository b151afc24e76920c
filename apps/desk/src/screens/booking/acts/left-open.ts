/** What a form chooses where a sum is to stay open. */
export const leftOpen = 'open';
/** And where it is to be put on a company's account. */
export const onAccount = 'company';
