/** What the page has to say of the last press, or of itself. */
export type Said =
  | { readonly kind: 'no_line' | 'busy' | 'refused' | 'filled' }
  /** `isOnce`: pressed again, it has its effect once. */
  | { readonly kind: 'unknown'; readonly isOnce: boolean }
  | { readonly kind: 'signed_out'; readonly to: string }
  /** The page is as of that moment. */
  | { readonly kind: 'stands'; readonly at: number };
