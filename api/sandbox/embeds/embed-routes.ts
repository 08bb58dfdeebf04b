import escapeHtml from 'escape-html';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { sendPage } from '../page.ts';
import { EMBED_STYLE, renderEmbedPage } from './embed-page.ts';

const VIDEO_ADDRESS = '/videos/:id(^[A-Za-z0-9_-]{11}$)';
const VideoAddress = z.object({ id: z.string() });

const line = z.string().check(z.maxLength(200));
/** The office's address, a parameter for each line. */
const MapQuery = z.object({ line: z.optional(z.union([line, z.array(line).check(z.maxLength(12))])) });

const STREETS = `<svg class="scene" viewBox="0 -60 400 300" preserveAspectRatio="xMidYMid slice" role="img" aria-label="A drawn map with a marker">
<rect y="-60" width="400" height="300" fill="#eef1e4"/><path d="M0 250 Q120 200 200 235 T400 210 V300 H0Z" fill="#bcd9ea"/>
<path d="M20 20h90v60H20zM250 30h110v70H250zM40 130h80v50H40z" fill="#d3e5c5"/>
<g fill="none" stroke="#fff" stroke-width="14"><path d="M0 110 Q150 80 220 120 T400 150"/><path d="M130 -60 L140 0 Q160 120 120 300"/><path d="M300 -60 L290 0 Q250 130 320 300"/></g>
<g fill="none" stroke="#e3b04b" stroke-width="4"><path d="M0 110 Q150 80 220 120 T400 150"/></g>
<path d="M220 122c-14-20-22-30-22-42a22 22 0 1 1 44 0c0 12-8 22-22 42Z" fill="#a4161a"/><circle cx="220" cy="80" r="8" fill="#fff"/></svg>`;

const FILM = `<svg class="scene" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
<rect width="320" height="180" fill="#f6d9a8"/><circle class="sun" cx="90" cy="80" r="22" fill="#f3b562"/>
<path d="M0 130 Q80 70 170 120 T320 100 V180 H0Z" fill="#1b7560"/><path d="M0 150 Q120 120 320 145 V180 H0Z" fill="#0f4a3b"/>
<path d="M190 140v-32l26-20 26 20v32Z" fill="#fffdf9"/><path d="M184 110l32-26 32 26" fill="none" stroke="#a6400a" stroke-width="6"/><path d="M210 140v-18h12v18Z" fill="#7a3e00"/></svg>`;

const CONTROL = `<details open><summary><span class="play">▶ Play <span lang="ml">/ പ്ലേ</span></span><span class="pause">❚❚ Pause <span lang="ml">/ നിർത്തുക</span></span></summary></details>`;

/** Registers the stand-ins for the map and the video player that pages frame. */
export function registerEmbedRoutes(app: FastifyInstance): void {
  app.get('/embed.css', (_request, reply) => reply.type('text/css').send(EMBED_STYLE));
  app.get('/map', (request, reply) => {
    const query = MapQuery.safeParse(request.query);
    if (!query.success) return reply.code(400).send();
    const lines = [query.data.line ?? []].flat().map((text) => `<span>${escapeHtml(text)}</span>`);
    return sendPage(reply, renderEmbedPage('Map', `${STREETS}<address>${lines.join('')}</address>`));
  });
  app.get(VIDEO_ADDRESS, (request, reply) => {
    const { id } = VideoAddress.parse(request.params);
    return sendPage(reply, renderEmbedPage(`Video ${id}`, `${FILM}${CONTROL}`));
  });
}
