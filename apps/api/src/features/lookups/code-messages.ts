/** The ids of the messages that a lookup's codes go in. */
export const codeSmsId = (lookupId: string): string => `code.${lookupId}`;
export const codeMailId = (lookupId: string, mailFrom: string): string =>
  `<code.${lookupId}@${mailFrom.split('@')[1] ?? 'localhost'}>`;
