import { initialsOf } from '@latchkey/format/initials';
import type { ReactNode } from 'react';

export interface HotelMarkProps {
  /** The hotel's slug, "sandalwood-courtyard": the same in every language. */
  readonly slug: string;
  readonly className?: string | undefined;
}

/** A hotel's mark until it brings its own: its initials on a key tag. Never mirrored; the name stands beside it. */
export function HotelMark({ slug, className }: HotelMarkProps): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 48 48"
      width="40"
      height="40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M13 3h22l10 10v32H3V13z" />
      <circle cx="24" cy="10.500" r="2.500" />
      {/* A system font, so that the logo does not wait for a web font. */}
      <text
        x="24"
        y="37"
        textAnchor="middle"
        fontFamily="Georgia, 'Noto Serif', serif"
        fontSize="20"
        fill="currentColor"
        stroke="none"
        direction="ltr"
      >
        {initialsOf(slug)}
      </text>
    </svg>
  );
}
