import { ScreenFailed } from '@latchkey/ui/screen-states';

/** A part of the site that could not be loaded or that crashed. The rest of the page lives on. */
export const Broken = ({ retry }: { readonly error: unknown; readonly retry: () => void }) => (
  <ScreenFailed retry={retry} />
);
