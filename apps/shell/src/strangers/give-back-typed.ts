type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How long a field's text waits for the field to be drawn anew, in milliseconds. */
const patienceMs = 10_000;

/**
 * Gives back what a guest typed into fields that React threw away with a part of the server's page, since an extension or an
 * older browser made it differ: values and focus go to the fields of the same names, when those are there.
 */
export function giveBackTyped(root: Element, records: readonly MutationRecord[], focused: Element | null): void {
  const waiting = new Set<Field>(
    records
      .flatMap(({ removedNodes }) => fieldsIn(removedNodes))
      .filter((field) => !field.isConnected && (isTyped(field) || field === focused)),
  );
  const give = (): void => {
    for (const field of waiting) {
      const anew = sameField(root, field);
      if (anew === null) continue;
      waiting.delete(field);
      if (isTyped(field)) write(anew, field);
      if (field !== focused || (document.activeElement !== null && document.activeElement !== document.body)) continue;
      anew.focus({ preventScroll: true });
      select(anew, field);
    }
  };
  give();
  if (waiting.size === 0) return;
  const watch = new MutationObserver(give);
  watch.observe(root, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), patienceMs);
}

const fieldNames = 'input:not([type=hidden],[type=password]),textarea,select';

const fieldsIn = (nodes: NodeList): Field[] =>
  [...nodes].flatMap((node) => {
    if (!(node instanceof Element)) return [];
    return [...(node.matches(fieldNames) ? [node] : []), ...node.querySelectorAll(fieldNames)] as Field[];
  });

function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (isTick(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** The field that the page has now in this one's place: of the same form and name, and the same choice. */
function sameField(root: Element, field: Field): Field | null {
  const form = field.form?.getAttribute('action') ?? null;
  const found = [...root.querySelectorAll<Field>(fieldNames)].find(
    (other) =>
      other.name === field.name &&
      other.type === field.type &&
      (field.name !== '' || other.id === field.id) &&
      (other.form?.getAttribute('action') ?? null) === form &&
      (!isTick(field) || other.value === field.value),
  );
  return found === undefined || (field.name === '' && field.id === '') ? null : found;
}

/** Writes as a guest would, so that the page's state follows. React keeps a value of its own unless the prototype's is set. */
function write(field: Field, typed: Field): void {
  if (isTick(field)) {
    // Of radio buttons only the chosen one can be pressed.
    if (isTick(typed) && field.checked !== typed.checked && (typed.checked || field.type === 'checkbox')) field.click();
    return;
  }
  if (field.value === typed.value) return;
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  value?.set?.call(field, typed.value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** The caret where it stood; kinds of fields that have none say null. */
function select(field: Field, typed: Field): void {
  if (field instanceof HTMLSelectElement || typed instanceof HTMLSelectElement || typed.selectionStart === null) return;
  field.setSelectionRange(typed.selectionStart, typed.selectionEnd);
}
