import { BadInput } from '../errors.ts';
import type { Register } from './context.ts';

/** Says whether what a server has stored is what it wrote. */
export const verify: Register = (program, { terminal, fail }) => {
  program
    .command('verify')
    .description('check the database of a server: its file, and every change of every table')
    .argument('<folder or database>', 'the data folder, or postgres://…')
    .action(async (place: string) => {
      const { verify: verifyStore } = await import('@orrery/server');
      const found = await verifyStore(place);
      if (found === null) throw new BadInput(`there is no database at ${place}`);
      const { tables, changes, unhashed, otherRules, problems } = found;
      terminal.print(`${tables} tables, ${changes} changes`);
      if (unhashed > 0) terminal.print(`${unhashed} changes are of a version that kept no hashes`);
      if (otherRules > 0)
        terminal.print(`${otherRules} tables are of rules that lead elsewhere now`);
      for (const problem of problems) terminal.print(problem);
      if (problems.length > 0) fail();
      else terminal.print('all is as it was written');
    });
};
