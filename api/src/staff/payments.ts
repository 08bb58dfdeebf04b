import { createInterface } from 'node:readline/promises';
import { readTrustFile } from '@trust/shared/releases/trust-file';
import { findCardProvider } from '@trust/shared/contract/payment-providers/card-providers';
import { readImportConfig } from '../config/config.ts';
import { withDatabase } from '../database/with-database.ts';
import { readPaymentsConfig } from '../modules/payments/providers/index.ts';
import { readAccountName } from '../command-line/account-name.ts';
import { runCommandLine } from '../command-line/run-command-line.ts';
import { runCommand } from './run-command.ts';
import { parseStaffCommand } from './payments-arguments.ts';
import { readSandboxEnvironment } from './sandbox-environment.ts';

/** The staff's command for donations. It runs on the machine of the site, also while the site runs. */
process.exitCode = await runCommandLine(parseStaffCommand(process.argv.slice(2)), (command) => {
  const config = readImportConfig(process.env);
  const environment = chooseEnvironment(config.dataDir);
  return withDatabase(config, (database) =>
    runCommand(command, {
      ...readPaymentsConfig(environment),
      database,
      now: () => new Date(),
      siteUrl: environment.SITE_URL ?? 'http://localhost:8080',
      trust: readTrustFile(environment.TRUST_CONFIG ?? 'deploy/trust.json'),
      by: readAccountName(),
      confirm,
    }),
  );
});

/** Outside production and without provider keys, the command uses the sandbox that the site runs with. */
function chooseEnvironment(dataDir: string): NodeJS.ProcessEnv {
  const { env } = process;
  if (env.NODE_ENV === 'production' || findCardProvider(env) || env.BANK_MERCHANT_CODE) return env;
  return { ...readSandboxEnvironment(dataDir), ...env };
}

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const typed = await Promise.race([terminal.question(`${question} Type yes to go on: `), closed]);
  terminal.close();
  return typed.trim().toLowerCase() === 'yes';
}
