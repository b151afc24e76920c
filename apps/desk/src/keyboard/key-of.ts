/** What the keys of a keyboard without Latin letters are called here, by where they lie. */
const places: Readonly<Record<string, string>> = { Slash: '/', BracketLeft: '[', BracketRight: ']', Period: '.' };

const isSign = /^[!-~]$/;

/**
 * The key of a press as the desk's list names it: a sign in small, else as `KeyboardEvent.key` does. On an Arabic or a Hindi
 * keyboard the key that lies where the sign is on a Latin one. Null while another key is held that gives the press another
 * meaning; signs that a layout has on AltGr are signs.
 */
export function keyOf(event: KeyboardEvent): string | null {
  const { key, code } = event;
  const isAltGraph = event.getModifierState('AltGraph') && !/^\w$/.test(key);
  if (event.isComposing || event.metaKey || ((event.ctrlKey || event.altKey) && !isAltGraph)) return null;
  if (isSign.test(key)) return key.toLowerCase();
  if (key.length > 1 || key === ' ') return key;
  if (code === 'Slash' && event.shiftKey) return '?';
  return places[code] ?? /^(?:Key|Digit)(\w)$/.exec(code)?.[1]?.toLowerCase() ?? key;
}
