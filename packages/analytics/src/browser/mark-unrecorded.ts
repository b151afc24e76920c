import { mayCapture } from '@latchkey/booking-core/privacy';

/** On a field that recordings leave out whole, its length too. */
export const unrecorded = 'data-unrecorded';

const fields = 'input, textarea, select';

/**
 * Marks the fields that recordings must leave out, by their type, name and value, before the recorder, which listens
 * further in, sees a key.
 */
export function markUnrecorded(): void {
  for (const field of document.querySelectorAll(fields)) mark(field);
  for (const sign of ['focusin', 'input', 'change'])
    addEventListener(sign, ({ target }) => target instanceof Element && mark(target), { capture: true, passive: true });
}

function mark(field: Element): void {
  if (!field.matches(fields)) return;
  const { type, name, value } = field as HTMLInputElement;
  field.toggleAttribute(unrecorded, !mayCapture({ type, name, value }));
}
