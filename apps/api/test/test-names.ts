import type { NameResolver } from '../src/deps.ts';

type Kind = 'A' | 'AAAA' | 'CNAME' | 'TXT';

/** The domain name system in memory: records by name and kind, as `node:dns` answers about them. */
export interface TestNames extends NameResolver {
  /** The records of a name; none takes them away. */
  set(kind: Kind, name: string, ...records: readonly string[]): void;
  /** Whether it answers at all. */
  isDown: boolean;
  reset(): void;
}

const failure = (code: string): Error => Object.assign(new Error(`query ${code}`), { code });

export function createTestNames(): TestNames {
  const records = new Map<string, readonly string[]>();
  const ask = async (kind: Kind, name: string): Promise<string[]> => {
    if (names.isDown) throw failure('ETIMEOUT');
    const found = records.get(`${kind} ${name}`);
    if (found === undefined)
      throw failure([...records.keys()].some((key) => key.endsWith(` ${name}`)) ? 'ENODATA' : 'ENOTFOUND');
    return [...found];
  };
  const names: TestNames = {
    resolve4: ((name: string) => ask('A', name)) as NameResolver['resolve4'],
    resolve6: ((name: string) => ask('AAAA', name)) as NameResolver['resolve6'],
    resolveCname: (name) => ask('CNAME', name),
    // A text comes in pieces.
    resolveTxt: async (name) => (await ask('TXT', name)).map((text) => [text.slice(0, 5), text.slice(5)]),
    set: (kind, name, ...of) => {
      if (of.length === 0) records.delete(`${kind} ${name}`);
      else records.set(`${kind} ${name}`, of);
    },
    isDown: false,
    reset: () => {
      records.clear();
      names.isDown = false;
    },
  };
  return names;
}
