import { lazyPart } from '@latchkey/ui/lazy-part';

const ScriptNeeded = lazyPart(() =>
  import(/* webpackChunkName: "without-script" */ './script-needed.lazy.tsx').then(({ ScriptNeeded: part }) => part),
);

/** What a guest needs JavaScript for here. React draws it on the server alone, so that no browser fetches it. */
export const WithoutScript = ({ mayPayAtProperty }: { readonly mayPayAtProperty: boolean }) => (
  <noscript>
    <ScriptNeeded mayPayAtProperty={mayPayAtProperty} />
  </noscript>
);
