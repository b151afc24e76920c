import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { answerWithPicture } from '../src/drawn-picture.ts';

const folder = path.resolve(import.meta.dirname, '../dist');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the built gallery to the tests, on loopback. */
createServer((request, response) => {
  if (answerWithPicture(request, response)) return;
  const { pathname } = new URL(request.url ?? '/', 'http://gallery');
  const file = path.join(folder, path.normalize(pathname === '/' ? '/index.html' : pathname));
  readFile(file).then(
    (body) =>
      response
        .writeHead(200, {
          'content-type': types[path.extname(file)] ?? 'application/octet-stream',
          // A name in `assets` holds a hash of what is in it; the tests load each many times.
          'cache-control': pathname.startsWith('/assets/') ? 'max-age=3600, immutable' : 'no-cache',
        })
        .end(body),
    () => response.writeHead(404).end(),
  );
}).listen(Number(process.env['GALLERY_PORT'] ?? 6106), '127.0.0.1');
