import * as lingui from '@lingui/core';
import * as linguiReact from '@lingui/react';
import * as jotai from 'jotai';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as compilerRuntime from 'react/compiler-runtime';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as site from '@latchkey/site';
import * as visit from '@latchkey/visit';

export { renderPage } from './document/render-page.tsx';

/** The singletons of this shell release, handed to the remotes' server bundles in place of packages of their own. */
export const provided: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react/compiler-runtime': compilerRuntime,
  'react-dom': reactDom,
  jotai,
  '@lingui/core': lingui,
  '@lingui/react': linguiReact,
  '@latchkey/site': site,
  '@latchkey/visit': visit,
};
