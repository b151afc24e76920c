/** Fields in which somebody types, ticks or chooses; secrets and files are not among them. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stood in the fields of a form, by what tells each from the others there. */
export interface TypedForm {
  readonly form: string;
  readonly values: Readonly<Record<string, string | boolean>>;
}

const passed = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'file', 'password']);

const isField = (element: Element): element is Field =>
  ((element instanceof HTMLInputElement && !passed.has(element.type)) ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement) &&
  !/^(?:one-time-code|cc-)/.test(element.getAttribute('autocomplete') ?? '');

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** The fields of a form with the name of each: not all have one in the form, and some share one. */
function fieldsOf(form: HTMLFormElement): [string, Field][] {
  const seen = new Map<string, number>();
  return [...form.elements].filter(isField).map((field) => {
    const name = `${field.name}:${field.type}${isTicked(field) ? `:${field.value}` : ''}`;
    const place = seen.get(name) ?? 0;
    seen.set(name, place + 1);
    return [`${name}:${place}`, field];
  });
}

/** What changes with each page though the form is the same: how it is sent once, which price it has, and which event of the booking was the last. */
const changing = new Set(['key', 'seen', 'quote']);

/** Knows a form again on the same page: where it is posted, in whatever language, and what it carries unseen. */
function nameOf(form: HTMLFormElement): string {
  const address = new URL(form.getAttribute('action') ?? '', 'http://page');
  address.searchParams.delete('lang');
  const carried = [...form.elements].flatMap((one) =>
    one instanceof HTMLInputElement && one.type === 'hidden' && !changing.has(one.name)
      ? [`${one.name}=${one.value}`]
      : [],
  );
  return [address.pathname + address.search, ...carried].join('\n');
}

/** What stands in a form now; null where it has no fields. */
export function typedIn(form: HTMLFormElement): TypedForm | null {
  const fields = fieldsOf(form);
  if (fields.length === 0) return null;
  const values = fields.map(([name, field]) => [name, isTicked(field) ? field.checked : field.value] as const);
  return { form: nameOf(form), values: Object.fromEntries(values) };
}

/** Fills the form that it is of, where that is on the page: whether it was there. Fields that come later want it again. */
export function fillIn({ form: name, values }: TypedForm): boolean {
  const form = [...document.forms].find(
    (one) => nameOf(one) === name && fieldsOf(one).every(([field]) => field in values),
  );
  if (form === undefined || fieldsOf(form).length === 0) return false;
  for (const [field, element] of fieldsOf(form)) putIn(element, values[field]);
  return true;
}

/** As a person would: components that hold their fields themselves hear of it. */
function putIn(field: Field, value: string | boolean | undefined): void {
  if (value === undefined || value === (isTicked(field) ? field.checked : field.value)) return;
  const folded = field.closest('details');
  if (folded !== null) folded.open = true;
  if (typeof value === 'boolean') {
    // One of several is left by choosing another.
    if (value || field.type === 'checkbox') field.click();
    return;
  }
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
