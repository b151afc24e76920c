/** Search parameters of the desk that tell the outcome of a press, or its question. */
export const outcomeNames = 'act ask booking done nights of post refund request saved sent sum was written'.split(' ');

/** Those that leave a page as it is to read. */
export const sameNames = 'agreed keep lang open'.split(' ');

/** Those that make another page of it: a copy with others never stands in for it. */
export const otherNames = (
  'adults after before by checkIn checkOut children cursor date draft entry from hour hours in keys language month new on ' +
  'out person picture plan q room show to token'
).split(' ');
