/** The name by which a house calls a guest: the last word, and with it a last one that is an initial. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/u);
  const last = words.at(-1) ?? '';
  return last.replace(/\p{P}/gu, '').length > 1 ? last : words.slice(-2).join(' ');
}
