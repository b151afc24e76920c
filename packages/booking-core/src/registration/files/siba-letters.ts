/** Accented letters that Portugal's authority takes as they are, beside A to Z, apostrophe, hyphen and space. */
export const sibaLetters = 'ÇÃÁÀÉÊÍÕÔÓÚ';
