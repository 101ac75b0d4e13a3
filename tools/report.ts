import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Prints what each checked thing lacks, as JSON with `--json`, and sets the exit code. */
export function report(
  faults: Readonly<Record<string, readonly string[]>>,
  praise: (subject: string) => string,
): void {
  const ok = Object.values(faults).every((list) => list.length === 0);
  if (process.argv.includes('--json')) console.log(JSON.stringify({ ok, faults }));
  else
    for (const [subject, list] of Object.entries(faults)) {
      if (list.length === 0) console.log(praise(subject));
      for (const fault of list) console.log(`${subject}: ${fault}`);
    }
  process.exitCode = ok ? 0 : 1;
}
