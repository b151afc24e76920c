/** `day-pass` as `DayPass`. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `day-pass` as `dayPass`. */
export const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Whether a text is a name as folders and files have it: kebab-case, beginning with a letter. */
export const isKebabCase = (name: string): boolean => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name);
