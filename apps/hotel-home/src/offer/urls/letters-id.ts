/** The anchor of the newsletter on the hotel's home: the way to the code that an offer needs. */
export const lettersId = 'letters';
