/** Why a payment failed, by what the donor can do next; each has texts under `failure.<kind>`. */
export const FAILURE_KINDS = [
  'cancelled',
  'timed-out',
  'funds',
  'limit',
  'declined',
  'authentication',
  'details',
  'blocked',
  'technical',
  'not-confirmed',
  'other',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** The card provider's documented values of `error.reason`, and our own server's reasons. */
const KIND_OF: Readonly<Record<string, FailureKind>> = {
  cancelled: 'cancelled',
  payment_cancelled: 'cancelled',
  payment_timed_out: 'timed-out',
  payment_session_expired: 'timed-out',
  payment_collect_request_expired: 'timed-out',
  otp_expired: 'timed-out',
  insufficient_funds: 'funds',
  transaction_limit_exceeded: 'limit',
  transaction_daily_limit_exceeded: 'limit',
  transaction_daily_count_exceeded: 'limit',
  transaction_frequency_limit_exceeded: 'limit',
  amount_exceeds_limit: 'limit',
  declined: 'declined',
  card_declined: 'declined',
  payment_declined: 'declined',
  transaction_declined: 'declined',
  payment_risk_check_failed: 'declined',
  authentication_failed: 'authentication',
  incorrect_otp: 'authentication',
  incorrect_pin: 'authentication',
  incorrect_atm_pin: 'authentication',
  otp_attempts_exceeded: 'authentication',
  pin_attempts_exceeded: 'authentication',
  incorrect_card_details: 'details',
  incorrect_card_expiry_date: 'details',
  incorrect_cardholder_name: 'details',
  incorrect_cvv: 'details',
  card_expired: 'details',
  card_number_invalid: 'details',
  invalid_vpa: 'details',
  vpa_resolution_failed: 'details',
  card_not_enrolled: 'blocked',
  card_network_not_supported: 'blocked',
  card_type_invalid: 'blocked',
  debit_instrument_blocked: 'blocked',
  debit_instrument_inactive: 'blocked',
  international_transaction_not_allowed: 'blocked',
  user_not_eligible: 'blocked',
  user_not_registered_for_netbanking: 'blocked',
  bank_not_available: 'technical',
  bank_technical_error: 'technical',
  gateway_technical_error: 'technical',
  issuer_technical_error: 'technical',
  payment_pending: 'not-confirmed',
  'not-confirmed': 'not-confirmed',
  server_error: 'technical',
};

/** The money may have left the donor's account: the texts of these kinds ask not to pay again yet. */
const MAY_HAVE_BEEN_PAID: readonly FailureKind[] = ['timed-out', 'technical', 'not-confirmed'];

/** Whether donors should look at their account before they are invited to pay again. */
export function mayHaveBeenPaid(kind: FailureKind): boolean {
  return MAY_HAVE_BEEN_PAID.includes(kind);
}

/** The kind of the provider's or our server's reason; `other` where it is missing or new. */
export function failureKindOf(reason: string | undefined): FailureKind {
  return reason !== undefined && Object.hasOwn(KIND_OF, reason) ? (KIND_OF[reason] ?? 'other') : 'other';
}
