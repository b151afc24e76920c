import type { FastifyRequest } from 'fastify';

/** Whether a form was posted by the script of its page, which stays where it is and wants to know what came of it. */
export const isOfScript = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.accept === 'application/json';
