/** Screens that share one catalog a language, by the name of that catalog. Such screens have no islands. */
export type WordGroups = Readonly<Record<string, readonly string[]>>;
