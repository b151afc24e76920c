import { ScreenFailed } from '@latchkey/ui/screen-states';
import { useEffect } from 'react';
import { tellFailure } from '../watching/tell-failure.ts';

/** A part of the site that could not be loaded or that crashed. The rest of the page lives on. */
export function Broken({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  useEffect(() => tellFailure(error), [error]);
  return <ScreenFailed retry={retry} />;
}
