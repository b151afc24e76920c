import type { ReactNode } from 'react';

/** A hotel's mark until it brings its own: a leaf in a cut square. Never mirrored; the name stands beside it. */
export function HotelMark({ className }: { readonly className?: string | undefined }): ReactNode {
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
      <path d="M3 3h42v42H3z" />
      <path d="M24 9 39 24 24 39 9 24z" />
      <path d="M24 32V20m0 6c-4 0-5.500-2-5.500-5.500 4 0 5.500 2 5.500 5.500Zm0-3c0-4 2-6 5.500-6 0 4-1.500 6-5.500 6Z" />
      <path d="M3 3l6 6M45 3l-6 6M3 45l6-6M45 45l-6-6" />
    </svg>
  );
}
