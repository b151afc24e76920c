/** The sentences that describe a control to assistive technology, in their order. */
export const describedBy = (control: Element): readonly string[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`);
