/** Says of what was thrown which release (`<app>@<id>`) did it; null: none that its stack names. */
export interface Guilt {
  /** A bundle that this thread has evaluated, by its file. */
  knows(file: string, release: string): void;
  /** Of a page's own screen, `owner` says whose it is. */
  of(error: unknown, owner?: string): string | null;
}

/** React throws in its own code, which is the shell's, what a screen did wrong. */
const ofReact = /^(?:Minified React error #|Objects are not valid as a React child|Element type is invalid)/;

/**
 * Blames by the files in an error's stack: each release's server bundle is a file of its own. A screen's code is called by
 * the shell's and calls it: where its file stands in the stack at all, it is the one.
 */
export function guiltIn(): Guilt {
  const releases = new Map<string, string>();
  return {
    knows: (file, release) => void releases.set(file, release),
    of(error, owner) {
      if (!(error instanceof Error)) return owner ?? null;
      const stack = String(error.stack);
      const named = [...releases].flatMap(([file, release]) => {
        const at = stack.indexOf(`${file}:`);
        return at === -1 ? [] : [{ at, release }];
      });
      if (owner !== undefined && (ofReact.test(error.message) || named.some(({ release }) => release === owner)))
        return owner;
      return named.toSorted((one, other) => one.at - other.at)[0]?.release ?? owner ?? null;
    },
  };
}
