import type { Application, SubmittedApplication } from '@trust/shared/contract/applications/application';
import { ADDITIONAL_FIELDS, COMPLETE_FORM } from '@trust/shared/testing/application-samples';
import type { Limits } from '../config/config.ts';
import type { ApplicationSettings } from '../modules/applications/index.ts';
import { importSmallSet } from './content-folder.ts';
import { startTestApi, type TestApi, type TestUploads } from './test-api.ts';

/** A category without fields of its own, and one with a field of each kind, also named in Malayalam. */
export const RELIEF = { _id: '30' };
export const HOUSE = { _id: '10' };

/** A complete application to the category without fields of its own. */
export const AN_APPLICATION = { ...COMPLETE_FORM, category: RELIEF };

/** An api that takes applications, for all tests of a file. It is an empty object until the first test begins. */
export function prepareApplicationsApi(
  applications: Partial<ApplicationSettings> = {},
  limits: Partial<Limits> = {},
  uploads?: TestUploads,
) {
  const api = {} as TestApi;
  beforeAll(async () => {
    Object.assign(api, await startTestApi(limits, { applications, uploads }));
    await importSmallSet(api);
    const fields = ADDITIONAL_FIELDS.map(({ name, options, ...field }) => ({
      ...field,
      name: { en: name, ml: `${name}, മലയാളം` },
      options: options.map((option) => ({ key: option.key, name: { en: option.name } })),
    }));
    await api.connection.pool.query('update categories set additional_fields = $1 where id = $2', [
      JSON.stringify(fields),
      HOUSE._id,
    ]);
  });
  beforeEach(async () => {
    api.clock.reset();
    await api.connection.pool.query('delete from applications');
  });
  afterAll(() => api.close());

  const post = (call: string, payload: object, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url: `/api/project/${call}`, payload, headers });
  const submit = async (change: object = {}, headers: Record<string, string> = {}) => {
    const reply = await post('add-application', { ...AN_APPLICATION, ...change }, headers);
    expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 201 });
    return reply.json<SubmittedApplication>();
  };
  const open = async (suid: string, headers: Record<string, string> = {}) => {
    const reply = await post('get-application-by-suid', { suid }, headers);
    expect(reply.statusCode).toBe(200);
    return reply.json<Application>();
  };
  return { api, post, submit, open };
}
