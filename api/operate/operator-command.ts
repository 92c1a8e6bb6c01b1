/** Runs what an operator asks for in a shell. What went wrong is one line with its remedy, and the exit code is 1. */
export async function operatorCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
