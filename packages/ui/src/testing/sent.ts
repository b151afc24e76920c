/** What a form would send now, in the order of its fields; of a file its name. */
export function sentBy(form: Element | null): readonly (readonly [name: string, value: string])[] {
  if (!(form instanceof HTMLFormElement)) throw new Error('There is no form.');
  return [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}
