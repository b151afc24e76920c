import type { FormEvent } from 'react';

/** What is typed into the fields of a form, by their names, without spaces around it. */
export function typedIn(event: FormEvent<HTMLFormElement>): (name: string) => string {
  const typed = new FormData(event.currentTarget);
  return (name) => {
    const value = typed.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
}
