/** Variables of a site that refuses none of a bench's requests, which come from one address. */
export const NO_LIMITS = {
  REQUESTS_PER_MINUTE: '10000000',
  PAYMENTS_PER_MINUTE: '1000000',
  APPLICATIONS_PER_MINUTE: '1000000',
  UPLOADS_PER_HOUR: '1000000',
  LOGINS_PER_MINUTE: '10000000',
  LOGIN_FAILURES_ALLOWED: '1000000',
  ACCOUNT_FAILURES_ALLOWED: '1000000',
};
