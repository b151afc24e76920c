/** What a form chooses where a sum is to stay open. */
export const leftOpen = 'open';
