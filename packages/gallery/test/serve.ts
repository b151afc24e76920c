import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

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
  const { pathname } = new URL(request.url ?? '/', 'http://gallery');
  const file = path.join(folder, path.normalize(pathname === '/' ? '/index.html' : pathname));
  readFile(file).then(
    (body) =>
      response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' }).end(body),
    () => response.writeHead(404).end(),
  );
}).listen(Number(process.env['GALLERY_PORT'] ?? 6106), '127.0.0.1');
