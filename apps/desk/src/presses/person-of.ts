/** Whose page a model is: its input is for that person alone. Null where nobody is signed in. */
export function personOf(model: object): string | null {
  const { frame, session = frame?.session, person = session?.person } = model as OfPerson;
  return person?.personId ?? null;
}

interface OfPerson {
  readonly frame?: { readonly session?: { readonly person?: Person } };
  readonly session?: { readonly person?: Person };
  readonly person?: Person;
}

interface Person {
  readonly personId?: string;
}
