import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { documentMaker } from './documents/document-maker.ts';
import { logging } from './logging.ts';
import { smtp, startMailDelivery } from './mail/mail-delivery.ts';
import { mailToTrust } from './mail/mail-outbox.store.ts';
import { forgetMessagesDaily } from './modules/contact/index.ts';
import { contentSystem } from './modules/content/index.ts';
import { mediaInFolder } from './modules/media/index.ts';
import { reconcileAtTimes, type PaymentSettings } from './modules/payments/index.ts';
import { giveUpMailDaily, receiptMail } from './modules/receipts/index.ts';
import { indexContent } from './modules/search/index.ts';
import { readPaymentsConfig } from './payments-config.ts';

/** Reads the configuration, brings the database up to date, listens; stops when asked to. */
const { config, payments } = configuration();
await serve(config, payments);

function configuration(): { config: Config; payments: PaymentSettings } {
  try {
    return { config: readConfig(process.env), payments: readPaymentsConfig(process.env) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The api cannot start with this environment:\n${error.message}\n`);
    return process.exit(1);
  }
}

async function serve(config: Config, payments: PaymentSettings): Promise<void> {
  const connection = openDatabase(config.databaseUrl, () => app.log.warn('a database connection was lost'));
  const now = () => new Date();
  const report = (error: unknown, what: string) => app.log.warn({ err: error }, what);
  const send = config.mail && smtp(config.mail);
  const mail = send && startMailDelivery(mailToTrust(connection.database, send), now, report);
  const outside =
    config.contentSystemUrl === undefined
      ? undefined
      : contentSystem({ url: config.contentSystemUrl, database: connection.database, now, report });
  const receipts = config.trust && { trust: config.trust, documents: documentMaker() };
  const app = await buildApp(
    {
      database: connection.database,
      databaseAnswers: () => connection.answers(),
      storage: mediaInFolder(config.dataDir),
      limits: config.limits,
      siteUrl: config.siteUrl,
      trustName: config.trustName,
      now,
      contentSystem: outside,
      mail,
      payments,
      receipts,
    },
    logging(config.logLevel),
  );
  const { siteUrl, trustName } = config;
  const { database } = connection;
  const staff = config.mail && mail && { address: config.mail.to, delivery: mail };
  const reconciling = reconcileAtTimes({ ...payments, database, siteUrl, trustName, now }, report, staff);
  const receiptMails =
    send &&
    receipts &&
    startMailDelivery(
      receiptMail({ ...receipts, database, contentSystem: outside, siteUrl, now, send }),
      now,
      report,
    );
  const grace = closeWithGrace({ delay: 10_000, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'the api stops after an error');
    await app.close();
    await reconciling.stop();
    await mail?.stop();
    await receiptMails?.stop();
    await receipts?.documents.close();
    await connection.close();
  });
  process.on('disconnect', () => grace.close());

  const applied = await migrate(connection.pool);
  if (applied.length > 0) app.log.info({ applied }, 'the database was brought up to date');
  const forgetting = forgetMessagesDaily({ database, now, months: config.contactKeepMonths, report });
  app.addHook('onClose', () => forgetting.stop());
  const givingUp = giveUpMailDaily({ database, now, report });
  app.addHook('onClose', () => givingUp.stop());
  await app.listen({ host: config.host, port: config.port });
  const indexed = await indexContent(connection.database);
  if (indexed > 0) app.log.info({ indexed }, 'content was made searchable');
  const address = app.server.address();
  process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : config.port });
}
