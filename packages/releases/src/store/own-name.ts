const part = '[\\w~-][\\w.~-]*';
const shape = new RegExp(`^${part}(?:/${part})*$`);

/**
 * Whether a name stays in the store that it is of: parts of letters, digits and a few signs, none of which begins with a
 * dot. A name is what a build, a document of the store or a guest says.
 */
export const isOwnName = (name: string): boolean => shape.test(name);

/** The name, or throws where it would lead out of the store. */
export function ownName(name: string): string {
  if (!isOwnName(name)) throw new Error(`${JSON.stringify(name)} is no name of a release store`);
  return name;
}
