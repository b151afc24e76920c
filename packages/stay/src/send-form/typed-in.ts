import type { FormEvent } from 'react';

/** The texts of a form's fields, by their names, without spaces around them. */
export function typedIn(event: FormEvent<HTMLFormElement>): (name: string) => string {
  const typed = new FormData(event.currentTarget);
  return (name) => {
    const value = typed.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
}
