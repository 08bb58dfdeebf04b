/** @jest-environment node */
import * as z from 'zod/mini';
import { sampleRemote } from '../../testing/sample-remote.ts';
import { defineRemote } from '../definition.ts';
import { listSamplePages, renderSamplePage } from './render-sample.ts';

const Project = z.object({
  id: z.string().check(z.regex(/^[0-9]+$/)),
  cost: z.int().check(z.minimum(1)),
  site: z.url(),
  kind: z.enum(['house', 'well']),
  steps: z.array(z.object({ name: z.string() })),
  note: z.optional(z.string()),
});

const remote = sampleRemote({
  project: {
    load: ({ http }) => http.read({ base: 'api', path: 'project' }, Project),
    Screen: ({ data }) => <p>{JSON.stringify(data)}</p>,
    head: () => ({ title: 'A project', description: '' }),
  },
  broken: {
    Screen: () => {
      throw new Error('no such text');
    },
    head: () => ({ title: 'Broken', description: '' }),
  },
  gone: {
    status: 404,
    Screen: () => <p>Gone</p>,
    head: () => ({ title: 'Gone', description: '' }),
  },
  refused: {
    load: ({ http }) => http.read({ base: 'api', path: 'x' }, z.string().check(z.regex(/^no sample$/))),
    Screen: () => <p>Never</p>,
    head: () => ({ title: 'Refused', description: '' }),
  },
});
const render = (path: string) => renderSamplePage(remote, { path, language: 'en', status: 200 });

test('a page of a release is rendered from answers that its schemas take, without the network', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('the network was used'));
  const { status, html } = await render('/project');
  expect(status).toBe(200);
  expect(JSON.parse(html.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"'))).toEqual({
    id: '1',
    cost: 1,
    site: 'https://example.org/',
    kind: 'house',
    steps: [{ name: '1' }],
  });
});

test('a page that throws while it is rendered is no success', async () => {
  const outcome = await render('/broken').then(
    ({ status }) => status,
    (error: unknown) => String(error),
  );
  expect(outcome).not.toBe(200);
});

test('a page whose data no sample fits fails', async () => {
  await expect(render('/refused')).resolves.toMatchObject({ status: 503 });
});

test('every screen is tried in every language, at the address and with the status that it names', async () => {
  const [project, , gone] = remote.screens;
  if (!project || !gone) throw new Error('The remote has no screens.');
  const screens = [
    { ...project, path: '/project/:nid' },
    { ...gone, path: '/video/:url', sample: '/video/a' },
  ];
  await expect(listSamplePages(defineRemote({ ...remote, screens }))).resolves.toEqual([
    { path: '/project/1', language: 'en', status: 200 },
    { path: '/project/1', language: 'ml', status: 200 },
    { path: '/video/a', language: 'en', status: 404 },
    { path: '/video/a', language: 'ml', status: 404 },
  ]);
});
