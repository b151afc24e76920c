/** The id of a message in the provider's own name, as mail programs want it: at the domain that sends it. */
export const messageIdAt = (mailFrom: string, name: string): string =>
  `<${name}@${mailFrom.split('@')[1] ?? 'localhost'}>`;
