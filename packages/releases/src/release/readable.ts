import { emptyComposition, type Composition } from './composition.types.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What can be read of a composition that anybody may have written: a field that is none of its kind is empty. */
export function readable(content: Buffer): Composition {
  const found = parsed(content);
  const record = (name: keyof Composition): never => (isRecord(found[name]) ? found[name] : {}) as never;
  const { revision, quarantined } = found;
  return {
    revision: typeof revision === 'number' ? revision : emptyComposition.revision,
    live: record('live'),
    canary: record('canary'),
    previous: record('previous'),
    quarantined: Array.isArray(quarantined) ? quarantined.filter((one) => typeof one === 'string') : [],
    experiments: record('experiments'),
    signatures: record('signatures'),
  };
}

function parsed(content: Buffer): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(content.toString('utf8'));
    return isRecord(found) ? found : {};
  } catch {
    return {};
  }
}
