import { prepareApplicationsApi } from '../../testing/applications-api.ts';

const PER_MINUTE = 3;
const { post } = prepareApplicationsApi({}, { applicationsPerMinute: PER_MINUTE });

test.each(['add-application', 'update-application', 'get-application-by-suid'])(
  'whoever calls %s too often in a minute has to wait, and other visitors do not',
  async (call) => {
    const statusFor = async (visitor: string) =>
      (await post(call, { suid: 'a'.repeat(32) }, { 'x-forwarded-for': visitor })).statusCode;
    for (let asked = 0; asked < PER_MINUTE; asked += 1)
      expect([404, 422]).toContain(await statusFor('198.51.100.1'));
    expect(await statusFor('198.51.100.1')).toBe(429);
    expect(await statusFor('198.51.100.2')).not.toBe(429);
  },
);
