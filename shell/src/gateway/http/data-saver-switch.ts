import type { FastifyInstance } from 'fastify';
import { SAVER_COOKIE, SAVER_PATH } from '../../data-saver.ts';
import { pageToReturnTo } from '../page/data-saver.rules.ts';
import { choiceCookieOptions } from './choice-cookies.ts';

/** Stores whether the visitor saves data, and leads back to the page. */
export function registerDataSaverSwitch(app: FastifyInstance, siteUrl: string): void {
  app.get<{ Querystring: Record<string, unknown> }>(SAVER_PATH, (request, reply) => {
    const { mode, next } = request.query;
    return reply
      .setCookie(SAVER_COOKIE, mode === 'on' ? '1' : '0', choiceCookieOptions(siteUrl))
      .header('cache-control', 'no-store')
      .redirect(pageToReturnTo(next, siteUrl), 303);
  });
}
