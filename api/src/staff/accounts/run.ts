import { fail, succeed, type CommandResult } from '@trust/shared/commands/command-line';
import { readEmail } from '@trust/shared/contract/typed/email';
import type { Database } from '../../database/database.ts';
import { unlinkAccount as unlinkApplications } from '../../modules/applications/office.ts';
import { unlinkAccount as unlinkDonations } from '../../modules/payments/ledger/index.ts';
import { eraseUser, findUser } from '../../modules/users/index.ts';
import { formatIndianTime } from '../format-table.rules.ts';
import type { AccountsCommand } from './arguments.ts';

/** Carries out a command of the staff for accounts. */
export async function runAccountsCommand(
  { kind, email }: AccountsCommand,
  database: Database,
): Promise<CommandResult> {
  return database.transaction(async (tx) => {
    const user = await findUser(tx, readEmail(email).toLowerCase());
    if (!user) return fail(`There is no account of ${email}.`);
    if (kind === 'show') {
      const { firstName, lastName, createdAt } = user;
      const name = `${firstName} ${lastName}`.trim();
      return succeed(`${name}, ${user.email}, registered ${formatIndianTime(createdAt)}\n`);
    }
    const donations = await unlinkDonations(tx, user.id);
    const applications = await unlinkApplications(tx, user.id);
    await eraseUser(tx, user.id);
    return succeed(
      `The account of ${user.email} is erased. What it had stays: donations ${donations}, applications ${applications}.\n`,
    );
  });
}
