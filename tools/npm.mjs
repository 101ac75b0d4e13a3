// Plain JavaScript that Node 20 understands: it runs before anything is installed.

/**
 * npm passes a signal on to its shell alone, and a shell ends without telling what it runs: when
 * it is gone, so is npm, and this process is asked to end too. On Windows there are no signals.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
}
