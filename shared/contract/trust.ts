import * as z from 'zod/mini';
import { ApplicationRetention } from './applications/retention/retention.ts';
import { FUNDS } from './donations/funds.ts';
import { LocalisedText } from './language.ts';
import { CLOSED_FORM, RELIEF_PROJECTS } from './pages/relief.ts';
import { PAN } from './patterns.ts';
import { isCardProviderName, type CardProviderName } from './payment-providers/card-providers.ts';

const short = z.string().check(z.minLength(1), z.maxLength(200));

/** One bank account that donors may transfer to. */
export const BankAccount = z.object({
  accountName: short,
  /** The fund whose gifts alone it takes; missing for an account of all others. */
  fund: z.optional(z.enum(FUNDS)),
  accountNumber: z.string().check(z.regex(/^[0-9]{6,20}$/)),
  ifsc: z.string().check(z.regex(/^[A-Z]{4}[A-Z0-9]{7}$/)),
  bank: LocalisedText,
  branch: LocalisedText,
});
export type BankAccount = z.infer<typeof BankAccount>;

/** What a fund is in the trust's books, as a project is: `caseNumber` is shown and printed as it is. */
export const FundCase = z.object({ category: LocalisedText, caseNumber: short });
export type FundCase = z.infer<typeof FundCase>;

/** What an amount does, as the trust words it; `rupees` is the least that does it. */
export const GivingExample = z.object({ rupees: z.int().check(z.minimum(1)), does: LocalisedText });
export type GivingExample = z.infer<typeof GivingExample>;

const UpiId = z.string().check(z.regex(/^[A-Za-z0-9._-]{2,256}@[A-Za-z]{2,64}$/));

const transactionPrefix = z.string().check(z.regex(/^[A-Z]{2,12}$/));

const IsoDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** How receipts name the income-tax law of payments from the day `from` on; an accountant confirms the words. */
export const TaxLaw = z.object({
  from: IsoDay,
  /** What allows the deduction, such as `section 80G of the Income-tax Act, 1961`. */
  provision: LocalisedText,
  /** What the numbers of `registration` are called. */
  approval: LocalisedText,
  charity: LocalisedText,
  /** The yearly certificate, such as `Form 10BE`. */
  certificate: LocalisedText,
});
export type TaxLaw = z.infer<typeof TaxLaw>;

/** What only receipts say of the trust. */
const ReceiptConfig = z.object({
  /** An SVG beside this file, with nothing but shapes. */
  logo: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}\.svg$/))),
  /** The first and the last day of the approval under section 80G. */
  section80GValid: z.optional(z.object({ from: IsoDay, until: IsoDay })),
  taxLaws: z.array(TaxLaw),
});

/** Where a relief project's form is: the address of a page that can be framed, or `closed`. */
const ReliefForm = z.union([
  z.literal(CLOSED_FORM),
  z.url({ protocol: /^https$/ }).check(z.maxLength(2_000)),
]);

/** Everything about the trust that a page shows. Public: nothing secret belongs here. */
export const TrustConfig = z.object({
  name: LocalisedText,
  shortName: LocalisedText,
  tagline: LocalisedText,
  about: LocalisedText,
  address: z.array(LocalisedText),
  phones: z.array(short).check(z.minLength(1)),
  email: z.email(),
  mapUrl: z.optional(z.url()),
  /** A map page that can be framed; its host is the only map host that pages may load. */
  mapEmbedUrl: z.optional(z.url({ protocol: /^https$/ })),
  /** The outside forms by relief project; their hosts are the only ones that the relief pages may frame. */
  relief: z.optional(z.partialRecord(z.enum(RELIEF_PROJECTS), ReliefForm)),
  social: z.array(z.object({ name: short, url: z.url() })),
  counters: z.object({ shelterMembers: z.int(), trustedDonors: z.int(), dedicatedDonors: z.int() }),
  registration: z.object({
    section80G: short,
    /** When the approval under section 80G was given, as the yearly statement of donations asks for it: `2023-09-24`. */
    section80GDate: z.optional(IsoDay),
    section12A: short,
    /** Ids of the reports that are the papers of these registrations, in the order in which they are shown. */
    papers: z.optional(z.array(short)),
    pan: z.optional(z.string().check(z.regex(PAN))),
  }),
  /** Missing: receipts have no logo, and name no act. */
  receipt: z.optional(ReceiptConfig),
  bankAccounts: z.array(BankAccount).check(z.minLength(1)),
  /** Where UPI apps pay to, such as `name@bank`; without it no QR code is shown. */
  upiId: z.optional(UpiId),
  /** UPI ids by fund, where a fund has an account of its own, as zakat (`bmz`) has. */
  upiIds: z.optional(z.record(z.string(), UpiId)),
  /** Category and case number by fund; missing for those of `fund-cases.texts.ts`. */
  funds: z.optional(z.partialRecord(z.enum(FUNDS), FundCase)),
  /** By fund (`home`, `medicare`, `bmz`), smallest amount first. */
  givingExamples: z.optional(z.record(z.string(), z.array(GivingExample))),
  /** How long applications are stored; missing for `DEFAULT_RETENTION`. */
  applicationRetention: z.optional(ApplicationRetention),
  /** The first part of references of donations and of solace bookings. */
  transactionPrefixes: z.object({ donation: transactionPrefix, solace: transactionPrefix }),
});
export type TrustConfig = z.infer<typeof TrustConfig>;

/** The card provider's public settings. `sandbox`: no money moves, and payment pages must say so. */
export const OnlinePayment = z.object({
  /** Missing for the default provider, which pages knew before there was a choice. */
  provider: z.optional(z.custom<CardProviderName>(isCardProviderName)),
  keyId: z.string(),
  checkoutScript: z.string(),
  sandbox: z.boolean(),
});
export type OnlinePayment = z.infer<typeof OnlinePayment>;

/** The bank's payment pages. A browser posts its form to pages of `origins`. */
export const BankGatewayConfig = z.object({ origins: z.array(z.string()), sandbox: z.boolean() });
export type BankGatewayConfig = z.infer<typeof BankGatewayConfig>;

/** The browser's configuration: the trust, and the addresses of the three parties that it calls. */
export const PublicConfig = z.object({
  trust: z.extend(z.omit(TrustConfig, { relief: true, receipt: true }), {
    /** Also an address of this site. */
    mapEmbedUrl: z.optional(z.string()),
  }),
  /** The site's own origin, for canonical and Open Graph addresses. No slash at the end. */
  siteUrl: z.string(),
  apiBase: z.string(),
  contentBase: z.string(),
  paymentsBase: z.string(),
  /** Origin of the outside content system, whose pictures and files pages show; missing where there is none. */
  contentSystemOrigin: z.optional(z.string()),
  /** Null where donors can only transfer. */
  onlinePayment: z.nullable(OnlinePayment),
  /** The bank's pages; missing where there are none. */
  bankGateway: z.optional(BankGatewayConfig),
  /** By relief project: its form's address, also one of this site, or `closed`. Only relief pages get it. */
  relief: z.optional(z.partialRecord(z.enum(RELIEF_PROJECTS), z.string())),
  /** Where videos play, also on this site: a video's id comes after it. Missing for `VIDEO_PLAYER`. */
  videoPlayer: z.optional(z.string()),
  /** Origins that may frame the payment pages for apps and receive their messages. */
  webviewOrigins: z.optional(z.array(z.string())),
});
export type PublicConfig = z.infer<typeof PublicConfig>;
