/** At-rules that hold rules, and whose own words reach nobody. */
const groups = /^@(?:media|supports|container|starting-style)\b/;

/** At-rules without rules of elements in them: keyframes, whose names are a module's own, and printed pages of a name. */
const harmless = /^@(?:keyframes|page\s+[\w-])/;

/**
 * What in a style module reaches beyond its own elements, in one sentence each. All remotes' sheets lie in one page and
 * stay there when their screen is left: every rule is in the module's layer and names a class of its own.
 */
export function rulesOfOthers(css: string): string[] {
  const faults: string[] = [];
  const text = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""')
    .replaceAll(/url\([^)"]*\)/g, 'url()');
  /** Of each block that is open: what it means for the rules in it. */
  const open: ('layer' | 'group' | 'own' | 'ignored')[] = [];
  let begun = '';
  for (const sign of text) {
    if (sign === '{') {
      open.push(enter(begun.trim(), open, faults));
      begun = '';
    } else if (sign === '}') {
      open.pop();
      begun = '';
    } else if (sign === ';') {
      if (open.length === 0 && begun.trim() !== '') faults.push(`${begun.trim()} stands outside of every rule`);
      begun = '';
    } else begun += sign;
  }
  return faults;
}

function enter(begun: string, open: readonly string[], faults: string[]): 'layer' | 'group' | 'own' | 'ignored' {
  if (open.includes('ignored')) return 'ignored';
  if (/^@layer (?:screen|ui)$/.test(begun)) {
    if (open.includes('layer') || open.includes('own')) faults.push(`${begun} lies in another`);
    return 'layer';
  }
  if (groups.test(begun)) return 'group';
  if (harmless.test(begun)) return 'ignored';
  if (begun.startsWith('@')) {
    faults.push(`${begun} is for the whole page: it belongs to ui/base`);
    return 'ignored';
  }
  if (!open.includes('layer')) faults.push(`${begun} is in neither @layer screen nor @layer ui`);
  const stray = alternatives(begun).filter((one) => !isOwn(one, open.includes('own')));
  for (const one of stray) faults.push(`${one} names no class of its own: it reaches other screens`);
  return 'own';
}

/**
 * Whether a selector means nothing once the module's elements are gone: a class of its own says so, or the rule that it
 * is nested in.
 */
function isOwn(selector: string, isNested: boolean): boolean {
  if (/:global\b/.test(selector)) return false;
  if (isNested && !/^:root\b|^html\b|^body\b/.test(selector)) return true;
  const plain = withoutArguments(selector);
  if (/\.-?[A-Za-z_]/.test(plain)) return true;
  // One of these stands for what is in its brackets, or is there as long as that is: all that it can mean must be own.
  const positive = withoutNegations(selector);
  const means = [...positive.matchAll(/:(?:is|where|has)\(/g)].map(({ index, 0: begin }) =>
    upToBracket(positive.slice(index + begin.length)),
  );
  return means.some((inner) => alternatives(inner).every((one) => isOwn(one, false)));
}

/** A selector with each `:not(…)`, which names exceptions, cut out. */
function withoutNegations(selector: string): string {
  const at = selector.indexOf(':not(');
  if (at === -1) return selector;
  const rest = selector.slice(at + ':not('.length);
  return selector.slice(0, at) + withoutNegations(rest.slice(upToBracket(rest).length + 1));
}

/** The parts between the commas that stand in no bracket. */
function alternatives(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

function upToBracket(text: string): string {
  let depth = 1;
  for (let place = 0; place < text.length; place++) {
    const sign = text[place];
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (depth === 0) return text.slice(0, place);
  }
  return text;
}

/** A selector without what stands in brackets: `:not(.own)` means everything else. */
function withoutArguments(selector: string): string {
  let depth = 0;
  let plain = '';
  for (const sign of selector) {
    if (sign === ')' || sign === ']') depth--;
    if (depth === 0) plain += sign;
    if (sign === '(' || sign === '[') depth++;
  }
  return plain;
}
