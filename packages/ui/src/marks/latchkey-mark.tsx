import type { ReactNode } from 'react';

const tag = 'M13 2h22l9 9v35H4V11zm11 6a5 5 0 1 0 0 10 5 5 0 0 0 0-10z';

/** Latchkey's mark: a key tag with the L of a latch. `plain` is one colour, for the foot of a hotel's page. */
export function LatchkeyMark({
  plain = false,
  size = 40,
  className,
}: {
  readonly plain?: boolean;
  readonly size?: number;
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path fill={plain ? 'currentColor' : 'var(--tag)'} fillRule="evenodd" d={tag} />
      {plain ? null : <path d="M18 26v12h13" fill="none" stroke="var(--ink)" strokeWidth="4" />}
    </svg>
  );
}
