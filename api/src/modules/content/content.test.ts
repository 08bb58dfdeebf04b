import { prepareContentApi } from '../../testing/content-api.ts';

const { api } = prepareContentApi();

const get = (path: string) => api.app.inject({ url: `/content/${path}` });
const list = async (path: string) => {
  const reply = await get(path);
  expect(reply.statusCode).toBe(200);
  return reply.json<object[]>();
};
const picture = [{ url: expect.stringMatching(/^\/media\/[0-9a-f]{24}\.jpg$/) }];
const bytes = [{ value: expect.any(Number) }];
const pdf = [{ url: expect.stringMatching(/^\/media\/[0-9a-f]{24}\.pdf$/) }];

test('events come in the content system’s shape and the trust’s order', async () => {
  const events = await list('events-list?_format=json');
  expect(events).toHaveLength(2);
  expect(events[0]).toEqual({
    nid: [{ value: '61' }],
    lang: 'en',
    title: [{ value: 'Monsoon camp' }],
    body: [{ value: '<p>Come</p>' }],
    field_event_image: picture,
    field_event_date: [{ value: '2026-06-20' }],
  });
});

test('one event comes as a list of one', async () => {
  expect(await list('events-list/60?_format=json')).toMatchObject([{ title: [{ value: 'Book fair' }] }]);
});

test.each(['events-list', 'reports-list', 'downloads-list', 'solace-programs'])(
  'an unknown number gives an empty list of %s',
  async (path) => {
    for (const nid of ['4711', 'x', '%00', '..%2F..%2Fetc', "1'--"])
      expect(await list(`${path}/${nid}?_format=json`)).toEqual([]);
  },
);

test('a report and a download name their PDFs and say how large they are', async () => {
  expect(await list('reports-list?_format=json')).toEqual([
    {
      nid: [{ value: '70' }],
      lang: 'en',
      title: [{ value: 'Year 2024' }],
      body: [{ value: '<p>Sums</p>' }],
      field_report_file: pdf,
      field_file_bytes: bytes,
      field_report_date: [{ value: '2025-07-01' }],
    },
  ]);
  expect(await list('downloads-list?_format=json')).toEqual([
    {
      nid: [{ value: '80' }],
      lang: 'en',
      title: [{ value: 'Application form' }],
      field_download_file: pdf,
      field_file_bytes: bytes,
    },
  ]);
});

test('a solace programme says whether it can be booked and what it costs in rupees', async () => {
  expect(await list('solace-programs/90?_format=json')).toEqual([
    {
      nid: [{ value: '90' }],
      lang: 'en',
      title: [{ value: 'Solace day' }],
      body: [{ value: '<p>Rest</p>' }],
      field_booking: [{ value: true }],
      field_booking_amount: [{ value: 1500 }],
    },
  ]);
  expect(await list('solace-programs/91')).toMatchObject([{ field_booking: [{ value: false }] }]);
});

test('texts come in Malayalam where it was written, else in English', async () => {
  expect(await list('events-list?lang=ml')).toMatchObject([
    { lang: 'ml', title: [{ value: 'മഴക്കാല ക്യാമ്പ്' }], body: [{ value: '<p>Come</p>' }] },
    { lang: 'en', title: [{ value: 'Book fair' }] },
  ]);
});

test('a page holds as many items as asked for', async () => {
  expect(await list('events-list?_format=json&items_per_page=1')).toHaveLength(1);
  expect(await list('events-list?_format=json&items_per_page=50')).toHaveLength(2);
});

test.each(['0', '51', '-1', 'all', '1e1', ''])('a page of %j items is refused', async (size) => {
  const reply = await get(`events-list?items_per_page=${size}`);
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ errors: [{ field: 'items_per_page' }] });
});
