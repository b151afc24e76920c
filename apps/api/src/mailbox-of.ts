const withoutDots = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox that a mail address leads to, as one text for its many spellings: in small letters, less the `+tag` of
 * its name and, at Gmail, the dots. Messages and holds are counted by it; mail goes to the address as it was typed.
 * What is no mail address, such as a number, stays as it is.
 */
export function mailboxOf(address: string): string {
  const typed = address.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  if (at < 1) return typed;
  const [name, host] = [typed.slice(0, at), typed.slice(at + 1)];
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  const one = withoutDots.get(host);
  return one === undefined ? `${untagged}@${host}` : `${untagged.replaceAll('.', '')}@${one}`;
}
