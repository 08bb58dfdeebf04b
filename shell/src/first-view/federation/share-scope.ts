import type { ModuleFederation } from '@module-federation/runtime';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import * as session from '@trust/shared/session';
import {
  REQUIRED_VERSIONS,
  SESSION_PACKAGE,
  SESSION_VERSION,
} from '@trust/shared/contract/pages/kit-contract';

export type ShareScope = ModuleFederation['shareScopeMap'][string];
type SharedPackage = ShareScope[string][string];

const SHELL = 'shell';

function provide(version: string, requiredVersion: string, code: object): Record<string, SharedPackage> {
  const lib = () => code;
  return {
    [version]: {
      version,
      lib,
      get: () => lib,
      loaded: true,
      from: SHELL,
      useIn: [SHELL],
      scope: ['default'],
      deps: [],
      strategy: 'version-first',
      shareConfig: { requiredVersion, singleton: true, strictVersion: true },
    },
  };
}

const provideReact = (code: object) => provide(React.version, REQUIRED_VERSIONS.react, code);

/** What a page has once, by the names under which remotes ask for it: all of them get the shell's. */
export const SHARE_SCOPE: ShareScope = {
  react: provideReact(React),
  'react/jsx-runtime': provideReact(jsxRuntime),
  'react-dom': provideReact(ReactDOM),
  'react-dom/client': provideReact(ReactDOMClient),
  [SESSION_PACKAGE]: provide(SESSION_VERSION, REQUIRED_VERSIONS.session, session),
};
