import { isTakenOver } from './taken-over.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What React keeps of a field: its value, which a page that missed the guest's input would write back. */
type InReact = Field & {
  readonly _valueTracker?: { readonly setValue: (value: string) => void };
};

interface Typed {
  readonly value: string;
  readonly checked: boolean;
}

/** Fields that were ticked, chosen or typed in while React could not hear of it. */
export interface EarlyFields {
  readonly isEmpty: () => boolean;
  /** Keeps how a field stands. Of radio buttons the last one that was chosen counts. */
  readonly keep: (target: EventTarget | null) => void;
  /** React hears by itself how this field stands now. */
  readonly forget: (target: EventTarget | null) => void;
  /** Tells React of the fields that it has taken over by now, one after the other, as if the guest had done it again. */
  readonly tell: () => void;
}

export function earlyFields(): EarlyFields {
  const waiting = new Map<Field, Typed>();
  let isTelling = false;
  const forget = (target: EventTarget | null): void => {
    for (const field of waiting.keys())
      if (field === target || (isField(target) && isSameChoice(field, target))) waiting.delete(field);
  };
  return {
    isEmpty: () => waiting.size === 0,
    keep(target) {
      forget(target);
      if (isField(target)) waiting.set(target, { value: target.value, checked: isTick(target) && target.checked });
    },
    forget,
    tell() {
      if (isTelling) return;
      isTelling = true;
      for (const [field, typed] of waiting) {
        if (field.isConnected && !isTakenOver(field)) continue;
        waiting.delete(field);
        if (field.isConnected) repeat(field, typed);
      }
      isTelling = false;
    },
  };
}

/** A box, or one of several ways. */
export const isTick = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isSameChoice = (one: Field, other: Field): boolean =>
  one.type === 'radio' && other.type === 'radio' && one.name === other.name && one.form === other.form;

function repeat(field: InReact, typed: Typed): void {
  const known = propsOf(field);
  if (isTick(field)) {
    if (known['checked'] === typed.checked) return;
    field.checked = !typed.checked;
    return field.click();
  }
  if (known['value'] === typed.value) return;
  // Written only where the page wrote something else: a caret moves, and a word that is being composed breaks.
  if (field.value !== typed.value) field.value = typed.value;
  // React takes an event for none whose value it has seen.
  field._valueTracker?.setValue(`${typed.value}.`);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** The properties that React has drawn an element with. */
function propsOf(field: Field): Readonly<Record<string, unknown>> {
  const key = Object.keys(field).find((name) => name.startsWith('__reactProps'));
  return (key === undefined ? {} : (field as unknown as Record<string, object>)[key]) as Record<string, unknown>;
}
