/** Runs a command; what goes wrong ends it with its message alone, and exit code 1. */
export function run(command: () => Promise<void>): void {
  command().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
