/** Under which name a file of a form stands in the form's url-encoded body, by the name of its field. */
export const fileField = (name: string): string => `file:${name}`;

/** What stands there in place of a file that is larger than any that is taken. It is no base64url. */
export const fileTooLarge = '!';
