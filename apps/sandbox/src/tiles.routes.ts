import type { FastifyInstance } from 'fastify';

/** A source of map tiles, by the address that such sources have: each tile is plain ground with its own place on it. */
export function tilesRoutes(app: FastifyInstance): void {
  app.get<{ Params: Record<'z' | 'x' | 'y', string> }>('/tiles/:z/:x/:y.svg', (request, reply) => {
    const place = [request.params.z, request.params.x, request.params.y];
    if (!place.every((part) => /^\d{1,7}$/.test(part))) return reply.code(404).send();
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#f2efe9" stroke="#d8d2c4" d="M0 0h256v256H0z"/><path fill="none" stroke="#fff" stroke-width="6" d="M0 90h256M150 0v256"/><text x="12" y="240" font-family="sans-serif" font-size="14" fill="#8a8373">${place.join('/')}</text></svg>`,
      );
  });
}
