import type { IncomingMessage, ServerResponse } from 'node:http';

/** What the gallery shows for the hotel's photographs and a map's tiles, which only a running site has. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400" preserveAspectRatio="xMidYMid slice">
<path fill="#cfe0dc" d="M0 0h600v400H0z"/><circle fill="#f2c14e" cx="455" cy="110" r="48"/>
<path fill="#5d8a7d" d="M0 300 150 130l120 130 90-80 240 190v30H0z"/><path fill="#2c5f56" d="M0 340q300-90 600 0v60H0z"/></svg>`;

/** Answers a request for a photograph or a tile with the drawing; `false` for every other address, and for a missing picture. */
export function answerWithPicture(request: IncomingMessage, response: ServerResponse): boolean {
  const { pathname } = new URL(request.url ?? '/', 'http://gallery');
  if (!/^\/(images|tiles)\//.test(pathname) || pathname.includes('/missing-')) return false;
  response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawing);
  return true;
}
