/** The source of a pattern that matches an ICU message: values where they are given, else anything; any form of a plural. */
export function pattern(message: string, values: Readonly<Record<string, string>> = {}): string {
  let source = '';
  let rest = message.replace(/<\/?\d+\/?>/g, '');
  while (rest !== '') {
    const open = rest.indexOf('{');
    const plain = open === -1 ? rest : rest.slice(0, open);
    source += escaped(plain);
    if (open === -1) break;
    const end = closing(rest, open);
    source += placeholder(rest.slice(open + 1, end), values);
    rest = rest.slice(end + 1);
  }
  return source;
}

function placeholder(inside: string, values: Readonly<Record<string, string>>): string {
  const [, name = '', forms] = /^\s*(\w+)\s*(?:,\s*plural\s*,(.*))?$/s.exec(inside) ?? [];
  if (forms === undefined) return values[name] === undefined ? '.+?' : escaped(values[name]);
  const said = formsOf(forms).map((form) => pattern(form, values).replaceAll('#', '.+?'));
  return `(?:${said.join('|')})`;
}

/** `one {# night} other {# nights}` -> both texts. */
function formsOf(forms: string): string[] {
  const open = forms.indexOf('{');
  if (open === -1) return [];
  const end = closing(forms, open);
  return [forms.slice(open + 1, end), ...formsOf(forms.slice(end + 1))];
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let place = open; place < text.length; place += 1) {
    if (text[place] === '{') depth += 1;
    if (text[place] === '}') depth -= 1;
    if (depth === 0) return place;
  }
  throw new Error(`no end of a placeholder in "${text}"`);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
