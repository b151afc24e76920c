import type { ComponentProps } from 'react';

/** The form of an act, of which a page may have many. It is no landmark: its button says all. */
export function ActionForm(form: Omit<ComponentProps<'form'>, 'method' | 'role'> & { readonly action: string }) {
  return <form method="post" role="none" {...form} />;
}
