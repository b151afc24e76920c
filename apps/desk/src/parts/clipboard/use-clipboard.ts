import { useState } from 'react';

/** Copies a text by a press: whether it is copied, null before. False where the browser refuses it. */
export function useClipboard(text: string): { readonly isCopied: boolean | null; readonly copy: () => void } {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return { isCopied, copy };
}
