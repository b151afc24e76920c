import assert from 'node:assert';
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import buffer from 'node:buffer';
import * as crypto from 'node:crypto';
import events from 'node:events';
import path from 'node:path';
import querystring from 'node:querystring';
import stream from 'node:stream';
import stringDecoder from 'node:string_decoder';
import url from 'node:url';
import util from 'node:util';
import zlib from 'node:zlib';

/** Load native code, or change it for the whole process. */
const ofTheProcess = ['setEngine', 'setFips', 'fips', 'default'];
const harmlessCrypto = Object.fromEntries(
  Object.keys(crypto)
    .filter((name) => !ofTheProcess.includes(name))
    .map((name) => [name, crypto[name as keyof typeof crypto]]),
);

/**
 * The modules of Node that a release's server bundle may ask for: what computes and what makes streams. Nothing that reaches
 * files, the network, other threads, other code or the process; of contexts nothing that sees those of others.
 */
const allowed: Readonly<Record<string, unknown>> = {
  assert,
  async_hooks: Object.freeze({ AsyncLocalStorage, AsyncResource }),
  buffer,
  crypto: Object.freeze(harmlessCrypto),
  events,
  path,
  querystring,
  stream,
  string_decoder: stringDecoder,
  url,
  util,
  zlib,
  // Libraries that can also write files ask for it while they load; there is nothing in it.
  fs: Object.freeze({}),
};

/** The module of Node that a bundle gets by a name, with `node:` before it or not; undefined: it gets none. */
export function allowedModule(request: string): unknown {
  const name = request.replace(/^node:/, '');
  return Object.hasOwn(allowed, name) ? allowed[name] : undefined;
}

/** All of them, which every release of a thread shares. */
export const allowedModules: readonly unknown[] = Object.values(allowed);
