import * as lingui from '@lingui/core';
import * as linguiReact from '@lingui/react';
import * as jotai from 'jotai';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as site from '@latchkey/site';
import * as visit from '@latchkey/visit';

/**
 * The modules that exist once in a page, and once in a render on the server, by the name that remotes import: remotes
 * bring none of their own. `packages/federation/src/presets/singletons.ts` lists the same names for the builds.
 */
export const singletons: Readonly<Record<string, object>> = {
  react,
  'react-dom': reactDom,
  jotai,
  '@lingui/core': lingui,
  '@lingui/react': linguiReact,
  '@latchkey/site': site,
  '@latchkey/visit': visit,
};
