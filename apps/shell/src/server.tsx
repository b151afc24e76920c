import * as compilerRuntime from 'react/compiler-runtime';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import { singletons } from './federation/singletons.ts';

export { renderPage } from './document/render-page.tsx';

/** Says to the origin that a form which is posted to a page is answered; a shell that does not say would drop it. */
export const answersForms = true;

/** The singletons of this shell release, handed to the remotes' server bundles in place of packages of their own. */
export const provided: Readonly<Record<string, unknown>> = {
  ...singletons,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react/compiler-runtime': compilerRuntime,
};
