import { tellListener, type Untrusted } from '@latchkey/releases/store';

/** Told of each composition that is followed: says once which unsigned parts of it are ignored. */
export function tellUntrusted(
  complain: (message: string, facts: object) => void,
  listener: string | undefined,
): (untrusted: readonly Untrusted[]) => void {
  let told = '[]';
  return (untrusted) => {
    const found = JSON.stringify(untrusted);
    if (found === told) return;
    told = found;
    if (untrusted.length === 0) return;
    complain('composition not followed', { untrusted });
    if (listener !== undefined && listener !== '') void tellListener(listener, sentenceOf(untrusted));
  };
}

const sentenceOf = (untrusted: readonly Untrusted[]): string =>
  `The composition was changed around the commands, and is not followed: ${untrusted
    .map(({ app, why }) => `${app} is ${why}`)
    .join(', ')}. pnpm releases verify --mend writes it as the teams signed it.`;
